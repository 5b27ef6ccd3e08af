import { Button, color } from '@portal/shared';
import { styled } from 'styled-components';

/** A quiet button without a frame, in smaller letters. */
export const PlainButton = styled(Button).attrs({ $quiet: true })`
  padding: 0.5rem 0.75rem;
  border-color: transparent;
  background: none;
  color: ${color.muted};
  font-size: 0.875rem;
`;
