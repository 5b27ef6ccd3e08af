import { styled } from 'styled-components';

/**
 * Where lines about the portal itself stand, one below the other: at the lower edge of the window, so that whatever is
 * being read stays where it is when one of them comes or goes.
 */
export const NoticeLines = styled.div`
  position: fixed;
  z-index: 5;
  inset: auto 0 0;

  @media print {
    display: none;
  }
`;
