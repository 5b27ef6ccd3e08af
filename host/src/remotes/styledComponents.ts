/**
 * The part of styled-components that the page shares: styling on a server, and themes as custom properties, would be a
 * kilobyte for nothing.
 */
export {
  createGlobalStyle,
  css,
  isStyledComponent,
  keyframes,
  styled,
  StyleSheetConsumer,
  StyleSheetContext,
  StyleSheetManager,
  ThemeConsumer,
  ThemeContext,
  ThemeProvider,
  useTheme,
  version,
} from 'styled-components/dist/styled-components.browser.esm.js';
