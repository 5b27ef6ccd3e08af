import { createGlobalStyle } from 'styled-components';
import { barHeight, color, fontStack, themeProperties } from './theme';

// `--room-above` and `--room-below` are covered by the bar and by notices. They are margins of what is scrolled to in
// the content: as padding of the page they would also move it when the bar itself takes the focus.
export const GlobalStyle = createGlobalStyle`
  ${themeProperties}

  *, *::before, *::after { box-sizing: border-box; }

  html {
    --room-above: ${barHeight + 1}rem;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  body {
    margin: 0;
    background: ${color.canvas};
    color: ${color.ink};
    font: 1rem/1.5 ${fontStack};
    overflow-wrap: anywhere;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  /* Not none: without markers Safari tells VoiceOver of no list. Those whose rows are grids need the role too. */
  ul, ol { list-style-type: ''; }
  button, input, select { font: inherit; color: inherit; }
  img, svg { display: block; max-width: 100%; }

  a { color: ${color.link}; text-underline-offset: 0.15em; }
  a:hover { color: ${color.linkHover}; }

  main, main :is(a, button, input, select, textarea, summary, [id], [tabindex]) {
    scroll-margin: var(--room-above) 0 var(--room-below, 0);
  }
  @media (max-height: 480px) {
    html { --room-above: 1rem; }
  }

  :focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  [tabindex='-1']:focus-visible { outline: none; }

  @media (prefers-reduced-motion: no-preference) {
    html:focus-within { scroll-behavior: smooth; }
  }

  @media print {
    body { background: none; color: #000; font-size: 11pt; }
  }
`;
