import { color } from '@portal/shared';
import { css } from 'styled-components';

/** A row of a popup that is pressed: a button or a link. */
export const popupItem = css`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid transparent;
  border-radius: 6px;
  background: none;
  color: ${color.ink};
  text-align: left;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: ${color.accentSoft};
    color: ${color.ink};
  }
`;
