import { Button, color, from } from '@portal/shared';
import { styled } from 'styled-components';

/** A quiet button in a row of buttons; without its icon on phones, where the row has no room. */
export const ToolButton = styled(Button).attrs({ $quiet: true })`
  padding: 0.5rem 0.75rem;
  border-color: transparent;
  background: none;
  color: ${color.muted};
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
