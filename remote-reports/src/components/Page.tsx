import { styled } from 'styled-components';

/** The column of a screen, below the navigation bar. Takes the focus over from what goes away (`keepFocus`). */
export const Page = styled.div.attrs({ tabIndex: -1 })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;

  @media print {
    display: block;
  }
`;
