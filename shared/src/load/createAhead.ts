/** An answer that was asked for before its screen is opened. */
interface Ahead<T> {
  key: string;
  /** Number of the session it was asked for. */
  session: number;
  controller: AbortController;
  answer: Promise<T>;
}

/** An answer that nobody has taken for this long (ms) is discarded. */
const longestWait = 30_000;

/** Keeps one answer for one taker, of the same session and with the same key. A failure is not kept. */
export function createAhead<T>() {
  let kept: Ahead<T> | null = null;

  const drop = (ahead: Ahead<T> | null) => {
    if (kept === ahead) kept = null;
  };

  return {
    /** Asks at most once at a time for the same; what was asked for before it is given up. */
    ask: (key: string, session: number, fetch: (signal: AbortSignal) => Promise<T>): void => {
      if (kept?.key === key && kept.session === session) return;
      kept?.controller.abort();
      const controller = new AbortController();
      const ahead = { key, session, controller, answer: fetch(controller.signal) };
      kept = ahead;
      const expire = () => {
        drop(ahead);
      };
      ahead.answer.then(() => setTimeout(expire, longestWait), expire);
    },
    /** The answer, or null; the signal ends its request. */
    take: (key: string, session: number, signal: AbortSignal): Promise<T> | null => {
      const ahead = kept;
      if (ahead?.key !== key || ahead.session !== session) return null;
      drop(ahead);
      signal.addEventListener('abort', () => {
        ahead.controller.abort();
      });
      return ahead.answer;
    },
  };
}
