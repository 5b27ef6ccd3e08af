/** Ref of an element that may go away with the focus in it: the place around it that can have the focus takes it over. */
export function keepFocus(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  return () => {
    if (!element.contains(document.activeElement)) return;
    let place = element.parentElement;
    while (place && !place.hasAttribute('tabindex')) place = place.parentElement;
    place?.focus({ preventScroll: true });
  };
}
