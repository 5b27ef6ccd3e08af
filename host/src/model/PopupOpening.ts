/** How a popup of the bar was opened. */
export interface PopupOpening {
  /** The item that is active first: a menu opened with a key has one, a menu opened with a pointer has none. */
  start: 'first' | 'last' | null;
  /** When the mouse button went down (event time in ms); null for touch and keys. */
  pressedAt: number | null;
}
