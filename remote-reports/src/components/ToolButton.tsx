import { Button, from } from '@portal/shared';
import { styled } from 'styled-components';

/** A button among others in a row: on phones the row has no room for drawings. */
export const ToolButton = styled(Button).attrs({ $quiet: true })`
  padding: 0.5rem 0.75rem;
  font-size: 0.875rem;

  svg {
    display: none;
  }

  ${from.small} {
    svg {
      display: block;
    }
  }

  @media print {
    display: none;
  }
`;
