import { color, Loading, type Load, type ReportListItem } from '@portal/shared';
import { styled } from 'styled-components';
import { FailedNotice } from './FailedNotice';

interface RenewalLineProps {
  children: string;
  load: Load<ReportListItem[]>;
  /** The reports stay that were there before: this takes long, or has failed. */
  isOld: boolean;
  onTryAgain: () => void;
}

/** A quiet line above reports; in its place, while they are loaded again, what there is to say of that: nothing moves. */
export function RenewalLine({ children, load, isOld, onTryAgain }: RenewalLineProps) {
  return (
    <Wrapper>
      <p>{children}</p>
      {isOld && (
        <Over>
          {load.status === 'loading' && <Loading isLine />}
          {load.status === 'failed' && (
            <FailedNotice
              subject="newest"
              reason={load.reason}
              retryAt={load.retryAt}
              onTryAgain={onTryAgain}
            />
          )}
        </Over>
      )}
    </Wrapper>
  );
}

const Wrapper = styled.div`
  position: relative;
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

// Above the links of the cards. Two lines of it have room before the reports begin.
const Over = styled.div`
  position: absolute;
  z-index: 2;
  inset: 0 0 auto;
  min-height: 100%;
  background: ${color.canvas};
  font-size: 0.875rem;
  line-height: 1.25rem;

  @media print {
    display: none;
  }
`;
