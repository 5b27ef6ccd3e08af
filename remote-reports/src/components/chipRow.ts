import { css } from 'styled-components';

/**
 * A row of chips, which scrolls sideways on phones: the first article is below it. Words of the AI's own may be long,
 * and are shortened.
 */
export const chipRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  & button {
    flex: none;
    max-width: 16rem;
    overflow: hidden;
    white-space: nowrap;
  }

  @media (max-width: 639.98px) {
    flex-wrap: nowrap;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-padding-inline: 2rem;
  }
`;
