import { css } from 'styled-components';

/** The height of a pill, and the distance that it keeps (rem). */
export const pillHeight = 2.75;
export const pillGap = 0.75;

/** Media query of windows that have no rail, and room for a pill. */
export const pillWindow = 'screen and (max-width: 1023.98px) and (min-height: 480px)';

/** Where a pill floats: at the lower edge of the window, above a notice, and as wide for every text in it. */
export const pillPlace = css`
  position: fixed;
  z-index: 5;
  left: 50%;
  bottom: calc(var(--room-below, 0rem) + ${pillGap}rem + env(safe-area-inset-bottom, 0px));
  width: min(100% - 1rem, 24rem);
  transform: translateX(-50%);
`;
