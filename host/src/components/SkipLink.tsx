import { color } from '@portal/shared';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { barTexts } from '../texts/barTexts';

/** First tab stop: skips the bar. */
export function SkipLink() {
  return (
    <Skip href="#main" onClick={skip}>
      {barTexts.skip}
    </Skip>
  );
}

/** Leaves the history alone: entries that the browser adds have no key, and the router takes all of them for one. */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: 'instant' });
}

const Skip = styled.a`
  position: fixed;
  z-index: 30;
  top: 0.5rem;
  left: 0.5rem;
  padding: 0.5rem 1rem;
  border-radius: 6px;
  background: ${color.surface};
  color: ${color.link};
  font-weight: 600;
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }

  @media print {
    display: none;
  }
`;
