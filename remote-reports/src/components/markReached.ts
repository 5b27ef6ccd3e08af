let marked: HTMLElement | null = null;

const unmark = () => {
  if (marked) delete marked.dataset['reached'];
  marked = null;
};

/** Marks an element until the next press, or until another one is marked. */
export function markReached(element: HTMLElement): void {
  unmark();
  marked = element;
  element.dataset['reached'] = '';
  // Captured: the press that has led here is still on its way up.
  for (const press of ['pointerdown', 'keydown'])
    addEventListener(press, unmark, { capture: true, once: true });
}
