/**
 * Focuses a part of the content and brings all of it into sight. Left to themselves, WebKit scrolls to the caret of a field,
 * as if there were no bar above it, and Firefox to nothing of which a line is in sight already.
 */
export function focusInSight(element: HTMLElement | null, block: ScrollLogicalPosition): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block });
}
