import { css } from 'styled-components';

/** Text to be read: a calm size and measure, and line breaks where the API has them (B-12). */
export const prose = css`
  max-width: 68ch;
  font-size: 1.0625rem;
  line-height: 1.75rem;
  white-space: pre-line;

  @media print {
    max-width: none;
    font-size: 11pt;
    line-height: 1.5;
    orphans: 3;
    widows: 3;
  }
`;
