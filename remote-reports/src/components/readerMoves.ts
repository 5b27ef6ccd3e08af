/** Events with which the reader moves the page. */
export const readerMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'];
