import { from } from '@portal/shared';
import { styled } from 'styled-components';
import { PlainButton } from './PlainButton';

/** A quiet button in a row of buttons; without its icon on phones, where the row has no room. */
export const ToolButton = styled(PlainButton)`
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
