import { css } from 'styled-components';

/** Style of a line that is printed on one page with the lines that follow it. */
export const keptWithNext = css`
  @media print {
    break-inside: avoid;
    break-after: avoid;
  }
`;
