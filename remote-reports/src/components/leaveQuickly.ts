/** Ref of an element of thousands: takes it out of the layout before React removes it. Hidden, its boxes go all at once. */
export function leaveQuickly(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  element.style.removeProperty('display');
  return () => {
    element.style.display = 'none';
    // Reading it makes the browser do that now.
    getComputedStyle(element).getPropertyValue('display');
  };
}
