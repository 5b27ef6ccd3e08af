import { color } from '@portal/shared';
import { Link } from '@portal/shared/router';
import { styled } from 'styled-components';

/** A row that leads to a topic. The `data-count` of its articles is drawn: the name of the link has it in words. */
export const TopicLink = styled(Link)`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.75rem;
  padding: 0.5rem 0.75rem;
  border-radius: 6px;
  text-decoration: none;

  bdi {
    text-decoration: underline;
  }

  &[data-count]::after {
    content: attr(data-count);
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }

  &:hover,
  &[aria-current] {
    background: ${color.accentSoft};
  }

  &[aria-current] {
    color: ${color.ink};
    font-weight: 600;
  }

  /* Inside, where the rail does not cut it off. */
  &:focus-visible {
    outline-offset: -2px;
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: 1px solid;
      /* Inside, where the rail and the buttons below do not cut it off. */
      outline-offset: -1px;
    }
  }
`;
