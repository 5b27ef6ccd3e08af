import { color } from '@portal/shared';
import { styled } from 'styled-components';
import { LatestCell } from './LatestCell';
import { latestCount, LatestGrid } from './LatestGrid';
import { LatestText } from './LatestText';
import { SkeletonLine } from './SkeletonLine';

/** The skeleton of the latest reports, of the same height as they. */
export function LatestReportsSkeleton() {
  return (
    <LatestGrid as="div">
      {Array.from({ length: latestCount }, (_, index) => (
        <LatestCell key={index} as="div" $isLead={index === 0}>
          {index === 0 && <Picture />}
          <LatestText>
            <SkeletonLine $width="50%" $height="1.5rem" />
            <SkeletonLine $width="70%" $height="1.25rem" />
            <SkeletonLine $width="100%" $height={index === 0 ? '6rem' : '3rem'} />
          </LatestText>
        </LatestCell>
      ))}
    </LatestGrid>
  );
}

const Picture = styled.div`
  place-self: stretch;
  aspect-ratio: 16 / 9;
  background: ${color.sunken};
`;
