import { atom, type PrimitiveAtom, type WritableAtom } from 'jotai';
import { failureReason } from '../http/failureReason';
import { httpAtom } from '../http/httpAtom';
import type { HttpClient } from '../http/createHttpClient';
import { logger } from '../log/logger';
import type { Load } from './Load';

interface Run {
  key: string;
  controller: AbortController;
  visitors: number;
}

/** A piece of client state together with the one way to fill it. */
export interface Loader<Args extends string[], T> {
  stateAtom: PrimitiveAtom<Load<T>>;
  /** A screen that shows these arguments has come; the returned function says that it has gone. */
  visitAtom: WritableAtom<null, [Args], () => void>;
  /** A new load cycle for what is shown now: the reader asked, or it has grown old. */
  reloadAtom: WritableAtom<null, [Args], void>;
}

interface LoaderOptions<Args extends string[], T> {
  /** A dotted name for the log. */
  name: string;
  stateAtom: PrimitiveAtom<Load<T>>;
  fetch: (http: HttpClient, signal: AbortSignal, ...args: Args) => Promise<T>;
  /** An empty answer is settled while its screen stays, and asked for again at the next visit (S-68, H-2). */
  isEmpty?: (data: T) => boolean;
}

/** The text that stands for the arguments of a load. */
export const keyOf = (args: string[]): string => JSON.stringify(args);

/**
 * Same arguments fetch once; the newest arguments win; leaving cancels; a failure or an empty answer is settled (S-68
 * to S-70, S-88, H-1, H-2). A failure is logged once and becomes a state.
 */
export function createLoader<Args extends string[], T>(options: LoaderOptions<Args, T>): Loader<Args, T> {
  const { name, stateAtom, fetch, isEmpty = () => false } = options;
  const runAtom = atom<Run | null>(null);

  const startAtom = atom(null, async (get, set, args: Args) => {
    const key = keyOf(args);
    const previous = get(runAtom);
    previous?.controller.abort();
    const controller = new AbortController();
    const run: Run = { key, controller, visitors: previous?.key === key ? previous.visitors : 0 };
    set(runAtom, run);
    set(stateAtom, { status: 'loading', key });

    const settle = (load: Load<T>) => {
      // Sign-out, or newer arguments, have made the answer nobody's.
      const state = get(stateAtom);
      if (get(runAtom) === run && state.status === 'loading' && state.key === key) set(stateAtom, load);
    };
    try {
      const data = await fetch(get(httpAtom), controller.signal, ...args);
      settle({ status: 'ready', key, data, at: Date.now() });
    } catch (error) {
      if (controller.signal.aborted) return;
      logger.error(name, error);
      settle({ status: 'failed', key, reason: failureReason(error) });
    }
  });

  const leaveAtom = atom(null, (get, set, key: string) => {
    const run = get(runAtom);
    if (run?.key !== key) return;
    run.visitors -= 1;
    // React may take a screen away and put it back in one breath (StrictMode does): only a screen that stays away left.
    setTimeout(() => {
      if (get(runAtom) !== run || run.visitors > 0) return;
      run.controller.abort();
      set(runAtom, null);
      if (get(stateAtom).status !== 'ready') set(stateAtom, { status: 'idle' });
    });
  });

  const visitAtom = atom(null, (get, set, args: Args) => {
    const key = keyOf(args);
    const state = get(stateAtom);
    const run = get(runAtom);
    const isHeld = run?.key === key && state.status !== 'idle';
    const isKept = state.status === 'ready' && state.key === key && !isEmpty(state.data);
    if (!isHeld && isKept) set(runAtom, { key, controller: new AbortController(), visitors: 0 });
    if (!isHeld && !isKept) void set(startAtom, args);
    const current = get(runAtom);
    if (current) current.visitors += 1;
    return () => {
      set(leaveAtom, key);
    };
  });

  const reloadAtom = atom(null, (_get, set, args: Args) => {
    void set(startAtom, args);
  });

  return { stateAtom, visitAtom, reloadAtom };
}
