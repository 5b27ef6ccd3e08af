/** Marks an element until the next press. */
export function markReached(element: HTMLElement): () => void {
  const presses = ['pointerdown', 'keydown'];
  // Captured: the press that has led here is still on its way up.
  const captured = { capture: true };
  const unmark = () => {
    delete element.dataset['reached'];
    for (const press of presses) removeEventListener(press, unmark, captured);
  };
  element.dataset['reached'] = '';
  for (const press of presses) addEventListener(press, unmark, captured);
  return unmark;
}
