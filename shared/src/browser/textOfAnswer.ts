/** A call started by the page itself (`scripts/release/page/earlyRequests.js`). */
export interface FirstCall {
  url: string;
  token: string;
  /** Start time (ms since 1970). */
  at: number;
  answer: Promise<Response>;
  /** See `textOfAnswer`. */
  text?: Promise<string | undefined>;
}

declare global {
  var portalFirstCall: FirstCall | undefined;
}

/** The text of a good answer, read once for all who wait for its end. Any other answer has none: it is left unread. */
export function textOfAnswer(first: FirstCall): Promise<string | undefined> {
  first.text ??= readText(first);
  return first.text;
}

async function readText(first: FirstCall) {
  const response = await first.answer;
  if (!response.ok) return undefined;
  const text = response.text();
  // Where it breaks off, the library finds that, and no answer that has been read.
  first.answer = text.then(() => response);
  first.answer.catch(() => undefined);
  return text;
}
