import { styled } from 'styled-components';

/**
 * Container at the lower edge of the window, where lines come and go without moving the content. It stays when it is
 * empty: it takes the focus over from a line that goes away, and Tab goes on from there.
 */
export const NoticeLines = styled.div.attrs({ tabIndex: -1 })`
  position: fixed;
  z-index: 5;
  inset: auto 0 0;

  /* As the bar is: of a window so low they would take half. */
  @media (max-height: 480px) {
    position: static;
  }

  @media print {
    display: none;
  }
`;
