import { color } from '@portal/shared';
import { Link } from '@portal/shared/router';
import { styled } from 'styled-components';

/** A link that fills the nearest positioned element around it. */
export const CardLink = styled(Link)`
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    color: ${color.link};
    text-decoration: underline;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    border-radius: 10px;
    outline: 2px solid ${color.focus};
    outline-offset: -3px;
  }
`;
