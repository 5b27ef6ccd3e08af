import { Link } from '@portal/shared/router';
import { styled } from 'styled-components';

/** A quiet link, with an arrow, to a page beside or above this one. */
export const WayLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 1.5rem;
  font-size: 0.875rem;

  @media print {
    display: none;
  }
`;
