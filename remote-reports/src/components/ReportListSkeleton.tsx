import { color, from } from '@portal/shared';
import { styled } from 'styled-components';
import { CardGrid } from './CardGrid';
import { SkeletonLine } from './SkeletonLine';

/** The skeleton of the report list. */
export function ReportListSkeleton() {
  return (
    <CardGrid as="div">
      {Array.from({ length: 6 }, (_, index) => (
        <Card key={index}>
          <Picture />
          <Lines>
            <SkeletonLine $width="60%" />
            <SkeletonLine $width="80%" $height="1.5rem" />
            <SkeletonLine $width="100%" />
            <SkeletonLine $width="100%" />
            <SkeletonLine $width="70%" />
          </Lines>
        </Card>
      ))}
    </CardGrid>
  );
}

const Card = styled.div`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: 10px;
  background: ${color.surface};
`;

const Picture = styled.div`
  background: ${color.sunken};

  ${from.small} {
    aspect-ratio: 16 / 9;
  }
`;

const Lines = styled.div`
  display: grid;
  gap: 0.75rem;
  padding: 1rem;

  ${from.small} {
    padding-bottom: 4.5rem;
  }
`;
