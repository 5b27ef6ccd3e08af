import { from } from '@portal/shared';
import { styled } from 'styled-components';

/**
 * One card in a row on phones, two on tablets, three on large screens (S-20).
 * A card has five parts, and the same parts of the cards of a row stand on the same lines.
 */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: 1rem;

  & > * {
    display: grid;
    grid-row: span 5;
    grid-template-rows: auto auto auto 1fr auto;
    grid-template-rows: subgrid;
    margin-bottom: 1rem;
  }

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: 1.5rem;

    & > * {
      margin-bottom: 1.5rem;
    }
  }

  @media print {
    &,
    & > * {
      display: block;
    }
  }
`;
