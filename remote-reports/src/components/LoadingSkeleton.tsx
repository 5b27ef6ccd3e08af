import { Loading } from '@portal/shared';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

/** "Loading..." at once, and below it a skeleton after a second: one that flashes up for a moment would only distract. */
export function LoadingSkeleton({ skeleton }: { skeleton: ReactNode }) {
  return (
    <Rows aria-busy="true">
      <Loading isLine />
      <Shape aria-hidden="true">{skeleton}</Shape>
    </Rows>
  );
}

const appear = keyframes`from { opacity: 0 } to { opacity: 1 }`;

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;

  @media print {
    display: none;
  }
`;

const Shape = styled.div`
  min-height: 60vh;
  animation: ${appear} 200ms 1s backwards;
`;
