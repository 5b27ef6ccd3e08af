import { styled } from 'styled-components';
import { SkeletonLine } from './SkeletonLine';

/** The shape of the briefing. */
export function BriefingSkeleton() {
  return (
    <Rows>
      <SkeletonLine $width="16rem" $height="1.75rem" />
      {Array.from({ length: 5 }, (_, index) => (
        <Row key={index}>
          <SkeletonLine $width="12rem" $height="1.75rem" />
          <SkeletonLine $width="8rem" $height="1.25rem" />
          <SkeletonLine $width="100%" $height="3.5rem" />
        </Row>
      ))}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: 1.5rem;
`;

const Row = styled.div`
  display: grid;
  gap: 0.375rem;
`;
