import { styled } from 'styled-components';
import { color } from './theme';

/** `$quiet` is an outline, for all but the screen's main action. */
export const Button = styled.button.attrs<{ $quiet?: boolean }>(({ type }) => ({ type: type ?? 'button' }))`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0.5rem 1.25rem;
  border: 1px solid ${({ $quiet }) => ($quiet ? color.control : color.link)};
  border-radius: 6px;
  background: ${({ $quiet }) => ($quiet ? color.surface : color.link)};
  color: ${({ $quiet }) => ($quiet ? color.ink : color.onAccent)};
  font-weight: 600;
  cursor: pointer;

  &:hover {
    background: ${({ $quiet }) => ($quiet ? color.accentSoft : color.linkHover)};
    border-color: ${({ $quiet }) => ($quiet ? color.control : color.linkHover)};
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: default;
    opacity: 0.7;
  }

  @media (forced-colors: active) {
    border-color: ButtonBorder;
  }
`;
