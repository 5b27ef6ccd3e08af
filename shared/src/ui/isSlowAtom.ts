import { atom } from 'jotai';

/** Time (ms) after which the reader is told that it takes longer than usual (acceptance, difference 4). */
export const slowAfter = 10_000;

/** Stages of a wait follow each other within this time (ms). */
const betweenStages = 100;

const waitAtom = atom({ since: 0, until: 0, isSlow: false });

/** True once a wait is long, measured over all its stages: it lasts while anything mounts this atom. */
export const isSlowAtom = atom(
  (get) => get(waitAtom).isSlow,
  (get, set) => {
    const now = Date.now();
    const { since: begun, until } = get(waitAtom);
    const since = now - until < betweenStages ? begun : now;
    const left = since + slowAfter - now;
    set(waitAtom, { since, until, isSlow: left <= 0 });
    const timer = setTimeout(() => {
      set(waitAtom, { since, until, isSlow: true });
    }, left);
    return () => {
      clearTimeout(timer);
      set(waitAtom, { since, until: Date.now(), isSlow: false });
    };
  },
);
isSlowAtom.onMount = (begin) => begin();
