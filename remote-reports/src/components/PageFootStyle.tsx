import { createGlobalStyle } from 'styled-components';
import { cssString } from '../model/cssString';
import { printTexts } from '../texts/printTexts';

/** The margins of a printed page, and its foot where the browser knows how: a text and the number of the page. */
export const PageFootStyle = createGlobalStyle<{ $text: string }>`
  @page {
    margin: 16mm 16mm 20mm;

    @bottom-center {
      content: ${({ $text }) => cssString(printTexts.page($text))} counter(page) '${printTexts.of}' counter(pages);
      font: 9pt system-ui, sans-serif;
    }
  }
`;
