/** The event that opened a popup of the bar. */
export interface PopupOpening {
  /** First active item of a menu opened by keyboard; null when opened by pointer. */
  start: 'first' | 'last' | null;
  /** Event time (ms) of the mouse press; null for touch and keys. */
  pressedAt: number | null;
}
