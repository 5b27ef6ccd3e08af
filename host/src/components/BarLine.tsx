import { color, useAnnouncement } from '@portal/shared';
import { styled } from 'styled-components';

/** A line below the end of the bar, announced once: a press in the bar has led to nothing. */
export function BarLine({ children }: { children: string }) {
  useAnnouncement(children);
  return <Line>{children}</Line>;
}

// Presses go through it: the reader has not asked for it, and it stays until something else is pressed in the bar.
const Line = styled.p`
  position: absolute;
  top: 100%;
  right: 0;
  padding: 0.25rem 1rem;
  border: 1px solid ${color.barLine};
  background: ${color.bar};
  font-size: 0.875rem;
  pointer-events: none;
`;
