import { atom, type Getter, type Setter } from 'jotai';
import { startTransition } from 'react';
import { watchLeaving } from '../browser/watchLeaving';
import { asHttpError } from '../http/asHttpError';
import { failureReason, isUnanswered } from '../http/failureReason';
import { retryAt } from '../http/retryAt';
import { httpAtom } from '../http/httpAtom';
import { logger } from '../log/logger';
import { isConnected, noteAnswer } from './isConnected';
import { createAhead } from './createAhead';
import { isOutdated } from './isOutdated';
import type { Load } from './Load';
import type { Loader, LoaderOptions } from './Loader';
import { keyOf } from './keyOf';
import type { Run, Visit } from './Run';
import { ofSession } from './ofSession';
import { sessionCountAtom } from './sessionCountAtom';
import { watchVisit } from './watchVisit';

/**
 * The same arguments are fetched once, and leaving the screen cancels the request. Of parts that are mounted at once the
 * one with the newest arguments wins; another waits until that one is left, and loads again then. Failures are logged
 * once and become a state. They are tried again at the next visit and when the reader comes back to the tab; empty
 * answers are fetched again at the next visit or as options say.
 */
export function createLoader<Args extends string[], T>(options: LoaderOptions<Args, T>): Loader<Args, T> {
  const { name, fetch, isEmpty = () => false, staleAfter, initial, dropOnLeave = false } = options;
  const { isSuperseded, reloadOnReturn = false, reloadOnReconnect = false, isForAll = false } = options;
  const stateAtom = isForAll ? options.stateAtom : ofSession(options.stateAtom);
  const runAtom = atom<Run | null>(null);
  const visitsAtom = atom(() => new Set<Visit<Args>>());
  const isVisited = (get: Getter, wanted: string) => [...get(visitsAtom)].some(({ key }) => key === wanted);
  /** Of this session: what one reader has asked for is shown to no other. */
  const keptAheadAtom = atom((get) => {
    get(sessionCountAtom);
    return createAhead<T>();
  });

  const startAtom = atom(null, async (get, set, args: Args) => {
    const key = keyOf(args);
    get(runAtom)?.controller.abort();
    const controller = new AbortController();
    const run: Run = { key, controller, settledAt: null };
    set(runAtom, run);
    set(stateAtom, { status: 'loading', key });

    const settle = (load: Load<T>) => {
      // After sign-out, or once newer arguments are loading, the answer is discarded.
      const state = get(stateAtom);
      if (get(runAtom) !== run || state.status !== 'loading' || state.key !== key) return;
      run.settledAt = Date.now();
      // A screen full of it is drawn in pieces: whoever presses something meanwhile is not kept waiting.
      startTransition(() => {
        set(stateAtom, load);
      });
    };
    const leaving = watchLeaving();
    try {
      const asked = get(keptAheadAtom).take(key, controller.signal);
      const data = await (asked ?? fetch(get(httpAtom), controller.signal, ...args));
      noteAnswer(true);
      settle({ status: 'ready', key, data, at: Date.now() });
    } catch (error) {
      // Firefox breaks off the calls of a page that is left, which stays until the next one answers.
      await leaving.stays();
      if (controller.signal.aborted) return;
      noteAnswer(false);
      // Without a session no call is made, and nobody waits for it.
      const isOver = asHttpError(error)?.code === 'ERR_CANCELED';
      if (!isOver) logger.error(name, error);
      run.isUnanswered = isUnanswered(error);
      const failed = {
        status: 'failed',
        key,
        reason: failureReason(error),
        retryAt: retryAt(error),
      } as const;
      settle(isOver ? { status: 'idle' } : failed);
    } finally {
      leaving.stop();
    }
  });

  /** The run of this key, unless its reader has signed out. */
  const currentRun = (get: Getter, key: string) => {
    const run = get(runAtom);
    return run?.key === key && get(stateAtom).status !== 'idle' ? run : null;
  };

  const isStale = (settledAt: number | null, args: Args) => {
    const maxAge = staleAfter?.(...args) ?? null;
    return (
      maxAge !== null && settledAt !== null && isConnected() && isOutdated(settledAt, Date.now(), maxAge)
    );
  };

  /** The answer of an earlier visit, while it can be shown again. */
  const keptAnswer = (get: Getter, args: Args) => {
    const state = get(stateAtom);
    const isKept = state.status === 'ready' && state.key === keyOf(args) && !isEmpty(state.data);
    if (!isKept || isStale(state.at, args)) return null;
    return isConnected() && isSuperseded?.(get, state, ...args) ? null : state;
  };

  /** The answer that was asked for ahead, if it is there; not an empty one, which would be asked for again. */
  const answerAhead = (get: Getter, args: Args) => {
    const answer = get(keptAheadAtom).peek(keyOf(args));
    return answer && !isEmpty(answer.data) ? answer : null;
  };

  /** Adopts an answer without a request: one kept from an earlier visit, the initial one, or one asked for ahead. */
  const adopt = (get: Getter, set: Setter, args: Args) => {
    const key = keyOf(args);
    const state = get(stateAtom);
    const known = keptAnswer(get, args) ?? initial?.(get, ...args) ?? answerAhead(get, args);
    if (!known) return false;
    get(runAtom)?.controller.abort();
    void get(keptAheadAtom).take(key);
    set(runAtom, { key, controller: new AbortController(), settledAt: known.at });
    if (known !== state) set(stateAtom, { status: 'ready', key, ...known });
    return true;
  };

  const leaveAtom = atom(null, (get, set, visit: Visit<Args>) => {
    get(visitsAtom).delete(visit);
    const run = get(runAtom);
    if (run?.key !== visit.key) return;
    // React may unmount and remount a screen at once, as StrictMode does: only one that stays unmounted was left.
    setTimeout(() => {
      if (get(runAtom) !== run || isVisited(get, run.key)) return;
      run.controller.abort();
      set(runAtom, null);
      if (dropOnLeave || get(stateAtom).status !== 'ready') set(stateAtom, { status: 'idle' });
      const waiting = [...get(visitsAtom)].at(-1);
      if (waiting && !adopt(get, set, waiting.args)) void set(startAtom, waiting.args);
    });
  });

  const visitAtom = atom(null, (get, set, args: Args) => {
    const key = keyOf(args);
    const run = currentRun(get, key);
    // A screen that follows another with the same arguments finds a run that was left a moment ago. So does one that
    // StrictMode mounts again, whose initial answer may be gone by then.
    const isUsable = run !== null && (isVisited(get, key) || run.settledAt === null || initial !== undefined);
    if (!isUsable && !adopt(get, set, args)) void set(startAtom, args);
    const shown = get(stateAtom);
    // A part that comes to a screen with a failure shows it too: as a new state, for `useLoad` draws no earlier one.
    if (shown.status === 'failed') set(stateAtom, { ...shown });
    const visit = { key, args };
    get(visitsAtom).add(visit);

    const stopWatching = watchVisit({
      load: () => (currentRun(get, key) ? get(stateAtom) : null),
      isOld: () => isStale(get(runAtom)?.settledAt ?? null, args),
      isUnanswered: () => get(runAtom)?.isUnanswered === true,
      isNamed: args.length > 0,
      reloadOnReturn,
      reloadOnReconnect,
      onReload: () => void set(startAtom, args),
    });
    return () => {
      stopWatching();
      set(leaveAtom, visit);
    };
  });

  const reloadAtom = atom(null, (_get, set, args: Args) => {
    void set(startAtom, args);
  });

  const aheadAtom = atom(
    (get) => (args: Args) => answerAhead(get, args),
    (get, _set, args: Args) => {
      const key = keyOf(args);
      if (currentRun(get, key) || keptAnswer(get, args)) return;
      get(keptAheadAtom).ask(key, (signal) => fetch(get(httpAtom), signal, ...args));
    },
  );

  return { stateAtom, visitAtom, reloadAtom, aheadAtom };
}
