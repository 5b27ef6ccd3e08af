import { color } from '@portal/shared';
import { css, styled } from 'styled-components';

/** Style of all buttons in the bar. */
export const barButton = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0 0.5rem;
  border: 0;
  border-radius: 6px;
  background: none;
  color: ${color.onBar};
  font-weight: 600;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: ${color.barLine};
  }
`;

export const BarButton = styled.button.attrs({ type: 'button' })`
  ${barButton}
`;
