import { atom } from 'jotai';

interface HeadingFocus {
  focus: (heading: HTMLElement) => void;
}

/** Decides where focus and scroll position go when a screen has rendered its heading. The host fills it. */
export const headingFocusAtom = atom<HeadingFocus | null>(null);

/** Write the heading of a screen that has just been mounted. */
export const focusHeadingAtom = atom(null, (get, _set, heading: HTMLElement) => {
  get(headingFocusAtom)?.focus(heading);
});
