/** Marks an element until the next press. */
export function markReached(element: HTMLElement): () => void {
  const presses = ['pointerdown', 'keydown'];
  const unmark = () => {
    delete element.dataset['reached'];
    for (const press of presses) removeEventListener(press, unmark);
  };
  element.dataset['reached'] = '';
  for (const press of presses) addEventListener(press, unmark);
  return unmark;
}
