import { createStore } from 'jotai';
import { ServerStyleSheet } from 'styled-components';
import { markupAt } from '../testing';
import { GlobalStyle } from './GlobalStyle';

test('WCAG 1.3.1 the lists of the portal, which show no markers, are lists in Safari too', () => {
  const sheet = new ServerStyleSheet();
  markupAt(sheet.collectStyles(<GlobalStyle />), createStore());
  expect(sheet.getStyleTags()).toMatch(/ul,ol\{list-style-type:'';\}/);
});
