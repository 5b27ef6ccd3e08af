import { color, Loading } from '@portal/shared';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

/**
 * "Loading..." at once, and after a second the shape of what will be there: a shape that comes and goes within a
 * moment is worse than none (F-14).
 */
export function LoadingPlace({ skeleton }: { skeleton: ReactNode }) {
  return (
    <Place aria-busy="true">
      <Front>
        <Loading />
      </Front>
      <Shape aria-hidden="true">{skeleton}</Shape>
    </Place>
  );
}

const appear = keyframes`from { opacity: 0 } to { opacity: 1 }`;

const Place = styled.div`
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
