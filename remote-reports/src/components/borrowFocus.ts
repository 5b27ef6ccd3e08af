import { focusInSight } from './focusInSight';

/** Ref of a popup: it takes the focus when it comes. Focus inside goes back to where it was before when the popup goes. */
export function borrowFocus(popup: HTMLElement | null): (() => void) | undefined {
  if (!popup) return undefined;
  const opener = document.activeElement;
  focusInSight(popup, 'nearest');
  return () => {
    if (popup.contains(document.activeElement) && opener instanceof HTMLElement)
      opener.focus({ preventScroll: true });
  };
}
