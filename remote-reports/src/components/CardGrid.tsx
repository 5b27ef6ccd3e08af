import { from } from '@portal/shared';
import { styled } from 'styled-components';

/** One column on phones, two on tablets, three on large screens. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: 1rem;

  & > * {
    margin-bottom: 0.75rem;
  }

  ${from.small} {
    & > * {
      margin-bottom: 1rem;
    }

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
    display: block;
  }
`;
