import type { Ready } from './Load';

/** An answer that was asked for before its screen is opened. */
interface Ahead<T> {
  key: string;
  controller: AbortController;
  promise: Promise<T>;
  /** Once it is there. */
  answer?: Ready<T>;
}

/** An answer that nobody has taken for this long (ms) is an old one. */
const longestWait = 30_000;

/** Keeps one answer for one taker, with the same key. A failure is not kept. */
export function createAhead<T>() {
  let kept: Ahead<T> | null = null;

  const find = (key: string) => (kept?.key === key && !isOld(kept) ? kept : null);

  return {
    /** Asks at most once at a time for the same; what was asked for before it is given up. */
    ask: (key: string, fetch: (signal: AbortSignal) => Promise<T>): void => {
      if (find(key)) return;
      kept?.controller.abort();
      const controller = new AbortController();
      const ahead: Ahead<T> = { key, controller, promise: fetch(controller.signal) };
      kept = ahead;
      ahead.promise.then(
        (data) => {
          ahead.answer = { status: 'ready', key, data, at: Date.now() };
        },
        () => {
          if (kept === ahead) kept = null;
        },
      );
    },
    /** The answer if it is there, which stays for its taker. */
    peek: (key: string): Ready<T> | undefined => find(key)?.answer,
    /** The answer, or null; the signal ends its request. */
    take: (key: string, signal?: AbortSignal): Promise<T> | null => {
      const ahead = find(key);
      if (!ahead) return null;
      kept = null;
      signal?.addEventListener('abort', () => {
        ahead.controller.abort();
      });
      return ahead.promise;
    },
  };
}

/** By the clock, which may have been put back: a sleeping device's timers sleep with it. */
const isOld = ({ answer }: Ahead<unknown>) =>
  answer !== undefined && Math.abs(Date.now() - answer.at) > longestWait;
