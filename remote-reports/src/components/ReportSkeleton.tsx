import { styled } from 'styled-components';
import { SkeletonLine } from './SkeletonLine';

/** The skeleton of a report: date, tools, summary, first articles. */
export function ReportSkeleton() {
  return (
    <Column>
      <SkeletonLine $width="12rem" />
      <SkeletonLine $width="20rem" $height="2.75rem" />
      <SkeletonLine $width="16rem" $height="1.75rem" />
      <Text>
        <SkeletonLine $width="100%" />
        <SkeletonLine $width="100%" />
        <SkeletonLine $width="60%" />
      </Text>
      <SkeletonLine $width="8rem" $height="1.75rem" />
      <SkeletonLine $width="100%" $height="16rem" />
      <SkeletonLine $width="100%" $height="16rem" />
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  max-width: 44rem;
`;

const Text = styled.div`
  display: grid;
  gap: 0.75rem;
`;
