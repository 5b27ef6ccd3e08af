import { barHeight, color } from '@portal/shared';
import type { ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { useScrollAnchoring } from './useScrollAnchoring';

/** The line about a newer report, above the text that is being read. */
export function NewerReport({ children }: { children: ReactNode }) {
  const anchor = useScrollAnchoring();

  return (
    <Line ref={anchor}>
      <KeepJumpsBelow />
      {children}
    </Line>
  );
}

// The line covers a second row at the top of the window.
const KeepJumpsBelow = createGlobalStyle`
  @media (min-height: 481px) {
    html { --room-above: ${barHeight + 5.5}rem; }
  }
`;

// Sticky, except in a window too low to spare the room. As high as its button, which goes with the press: nothing moves.
const Line = styled.div`
  @media (min-height: 481px) {
    position: sticky;
    top: ${barHeight + 0.5}rem;
    z-index: 2;
  }

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  max-width: 44rem;
  min-height: 3.875rem;
  padding: 0.5rem 0.5rem 0.5rem 1rem;
  border: 1px solid ${color.line};
  border-radius: 10px;
  background: ${color.accentSoft};

  @media print {
    display: none;
  }
`;
