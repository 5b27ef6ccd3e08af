import { from } from '@portal/shared';
import { styled } from 'styled-components';

/** One card in a row on phones, two on tablets, three on large screens (S-20). The cards of a row are equally high. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 1.5rem;
  }
`;
