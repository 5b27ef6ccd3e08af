import { color, keepFocus } from '@portal/shared';
import { Link } from '@portal/shared/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A link that fills the nearest positioned element around it. A list that is loaded again may be without it. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Filling ref={keepFocus} to={to}>
      {children}
    </Filling>
  );
}

const Filling = styled(Link)`
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    color: ${color.link};
    text-decoration: underline;
  }

  &::after {
    content: '';
    position: absolute;
    /* Above a picture that stands later in the card: its container-type is a layer in older browsers. */
    z-index: 1;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    border-radius: 10px;
    outline: 2px solid ${color.focus};
    /* Inside of a card, whose text keeps a distance from its edge. */
    outline-offset: var(--ring, -3px);
  }
`;
