import { from } from '@portal/shared';
import { styled } from 'styled-components';

/** Most reports that it shows. */
export const latestCount = 5;

/** The newest report as a card, and the next ones below it or, on larger screens, beside it. */
export const LatestGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${from.medium} {
    grid-template-columns: minmax(0, 11fr) minmax(0, 10fr);
    grid-template-rows: repeat(${latestCount - 1}, auto);
    column-gap: 1.5rem;
  }

  @media print {
    display: block;
  }
`;
