import { createGlobalStyle } from 'styled-components';
import { pillGap, pillHeight, pillWindow } from './pillPlace';

/** Scrolls a part that has the focus above the pill. */
export const PillRoom = createGlobalStyle`
  @media ${pillWindow} {
    main :is(a, button, input, select, textarea, summary, [id], [tabindex]) {
      scroll-margin-bottom: calc(var(--room-below, 0rem) + ${pillHeight + 2 * pillGap}rem);
    }
  }
`;
