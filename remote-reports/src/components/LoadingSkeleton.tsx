import { color, Loading } from '@portal/shared';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

/** "Loading..." at once, and a skeleton after a second: one that flashes up for a moment would only distract. */
export function LoadingSkeleton({ skeleton }: { skeleton: ReactNode }) {
  return (
    <Layers aria-busy="true">
      <Front>
        <Loading />
      </Front>
      <Shape aria-hidden="true">{skeleton}</Shape>
    </Layers>
  );
}

const appear = keyframes`from { opacity: 0 } to { opacity: 1 }`;

const Layers = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);

  & > * {
    grid-area: 1 / 1;
  }

  @media print {
    display: none;
  }
`;

const Front = styled.div`
  position: sticky;
  top: 6rem;
  z-index: 1;
  justify-self: center;
  margin-top: 3rem;
  border-radius: 10px;
  background: ${color.canvas};
`;

const Shape = styled.div`
  min-height: 60vh;
  animation: ${appear} 200ms 1s backwards;
`;
