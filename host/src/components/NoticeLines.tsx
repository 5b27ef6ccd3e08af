import { styled } from 'styled-components';

/** Container at the lower edge of the window, where lines come and go without moving the content. */
export const NoticeLines = styled.div`
  position: fixed;
  z-index: 5;
  inset: auto 0 0;

  @media print {
    display: none;
  }
`;
