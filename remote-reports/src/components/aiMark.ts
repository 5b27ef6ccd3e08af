import { css } from 'styled-components';
import { articleTexts } from '../texts/articleTexts';

/** Marks a text as written by AI, at its beginning: drawn, so that it is no part of the text or its direction. */
export const aiMark = css`
  &::before {
    content: '${articleTexts.ai}';
    content: '${articleTexts.ai}' / '${articleTexts.byAi}';
    margin-inline-end: 0.5rem;
    padding-inline: 0.25rem;
    border: 1px solid;
    font-size: 0.75rem;
    font-weight: 600;
    /* A figure that follows it is not a part of its word. */
    unicode-bidi: isolate;
  }
`;
