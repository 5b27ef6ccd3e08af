import { color, from } from '@portal/shared';
import { css } from 'styled-components';

/** Style of the surface of menus and popovers in the bar. */
export const barSurface = css`
  position: absolute;
  z-index: 20;
  top: calc(100% + 0.375rem);
  /* On a narrow screen the button of the menu stands beside it: 2.75rem and a gap. */
  right: -3rem;
  width: max-content;
  min-width: min(14rem, calc(100vw - 2rem));
  max-width: min(22rem, calc(100vw - 2rem));
  padding: 0.5rem;
  border: 1px solid ${color.line};
  border-radius: 10px;
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${color.shadow};

  ${from.medium} {
    right: 0;
    max-width: 24rem;
  }

  &:focus-visible {
    outline: none;
  }

  :focus-visible {
    outline-color: ${color.focus};
  }
`;
