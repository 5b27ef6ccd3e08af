import { textOfAnswer, type FirstCall } from '../browser/textOfAnswer';

/** An answer that nobody has taken for this long (ms) is discarded. */
const longestWait = 30_000;

/** Takes the call that the page has already started with this address and token, so that it is not repeated. */
export function takeFirstCall(url: string | undefined, token: string | undefined): FirstCall | null {
  const first = globalThis.portalFirstCall;
  if (!first || first.url !== url || first.token !== token) return null;
  globalThis.portalFirstCall = undefined;
  return Date.now() - first.at <= longestWait ? first : null;
}

/** JSON of a good answer, without the http client's library. All other answers stay in the call, for it to judge. */
export async function readFirstAnswer(first: FirstCall, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    signal?.throwIfAborted();
    const text = await unlessLeft(textOfAnswer(first), signal);
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      // Not for each: an answer that is made of a long text takes longer than the text to parse.
      first.answer = first.answer.then((response) => new Response(text || null, response));
    }
  } catch {
    // For the library, which finds the same.
  }
  return undefined;
}

/** The answer, unless nobody waits for it any more. */
export const answerOf = ({ answer }: FirstCall, signal: AbortSignal | null | undefined): Promise<Response> =>
  unlessLeft(answer, signal);

const unlessLeft = <T>(awaited: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> =>
  signal ? Promise.race([awaited, aborted(signal)]) : awaited;

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });
