import { atom } from 'jotai';

type OnArrival = (heading: HTMLElement) => void;

const handlerAtom = atom<{ handle: OnArrival } | null>(null);

/**
 * A screen reports its heading here when it has drawn it. Whoever owns the addresses says, with a function, what an
 * arrival means: where the focus and the scroll position go.
 */
export const pageArrivalAtom = atom(null, (get, set, arrival: HTMLElement | OnArrival) => {
  if (typeof arrival === 'function') set(handlerAtom, { handle: arrival });
  else get(handlerAtom)?.handle(arrival);
});
