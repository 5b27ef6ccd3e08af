import { css } from 'styled-components';

/** Running text: a comfortable size and measure, with the line breaks of the API. */
export const prose = css`
  max-width: 68ch;
  font-size: 1.0625em;
  line-height: var(--text-line, 1.65);
  white-space: pre-line;
  /* Each of its paragraphs has the direction of its own first letter. */
  unicode-bidi: plaintext;

  @media print {
    max-width: none;
    font-size: 11pt;
    line-height: 1.5;
    orphans: 3;
    widows: 3;
  }
`;
