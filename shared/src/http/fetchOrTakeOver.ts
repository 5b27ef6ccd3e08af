/** A call started by the host's boot script; see `startFirstCall` there. */
interface FirstCall {
  url: string;
  token: string;
  /** Start time (ms since 1970). */
  at: number;
  answer: Promise<Response>;
}

declare global {
  var portalFirstCall: FirstCall | undefined;
}

/** An answer that nobody has taken for this long (ms) is discarded. */
const longestWait = 30_000;

/** The browser's fetch, except that a call which the page has already started is not repeated. */
export const fetchOrTakeOver: typeof fetch = async (input, init) => {
  const { url, headers, signal } = new Request(input, init);
  const first = globalThis.portalFirstCall;
  const isTheSame = first?.url === url && headers.get('authorization') === `Bearer ${first.token}`;
  if (!isTheSame) return globalThis.fetch(input, init);
  globalThis.portalFirstCall = undefined;
  if (Date.now() - first.at > longestWait) return globalThis.fetch(input, init);
  return Promise.race([first.answer, aborted(signal)]);
};

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new DOMException('The request was aborted.', 'AbortError'));
    });
  });
