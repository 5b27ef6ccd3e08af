import { Icon, newsSeenAtom, useElapsed, usePanelReady } from '@portal/shared';
import type { SlotProps } from '@portal/shared/declaration';
import { Link } from '@portal/shared/router';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { Briefing } from '../components/Briefing';
import { BriefingSkeleton } from '../components/BriefingSkeleton';
import { FailedNotice } from '../components/FailedNotice';
import { LoadingSkeleton } from '../components/LoadingSkeleton';
import { NoReports } from '../components/NoReports';
import { pathTo } from '../portal';
import { usePlaces } from '../state/usePlaces';
import { useReportList } from '../state/useReportList';
import { briefingTexts } from '../texts/briefingTexts';
import { LateReportsAhead } from './LateReportsAhead';

/** Longest time (ms) for which the list waits for its reader, so that what is new can stand first. */
const waitForReader = 1000;

/** Panel of the welcome page, the morning briefing: the reports that are new to the reader, and the others. */
export function NewReports({ onReady }: SlotProps) {
  const { load, items, isOld, reload, lastVisit, isReaderKnown, newSinceOf } = useReportList();
  const seenAt = useAtomValue(newsSeenAtom);
  const places = usePlaces();
  const hasWaited = useElapsed(waitForReader);
  const isWaiting = items !== null && items.length > 0 && !isReaderKnown && !hasWaited;
  const isLoading = isWaiting || (load.status === 'loading' && !items);
  usePanelReady(onReady, !isLoading);

  return (
    <Panel tabIndex={-1} aria-label={briefingTexts.name}>
      {isLoading && <LoadingSkeleton skeleton={<BriefingSkeleton />} />}
      {load.status === 'failed' && !items && (
        <FailedNotice subject="reports" reason={load.reason} retryAt={load.retryAt} onTryAgain={reload} />
      )}
      {items?.length === 0 && <NoReports onLookAgain={reload} />}
      {items && items.length > 0 && !isWaiting && (
        <>
          <Briefing
            items={items}
            load={load}
            isOld={isOld}
            onTryAgain={reload}
            isReaderKnown={isReaderKnown}
            newSinceOf={newSinceOf}
            lastVisit={lastVisit}
            seenAt={seenAt}
            places={places}
          />
          <All to={pathTo('ReportListScreen')}>
            {briefingTexts.allReports}
            <Icon name="newer" />
          </All>
          <LateReportsAhead />
        </>
      )}
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;

  @media print {
    display: block;
  }
`;

const All = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 0.25rem;
  min-height: 2.75rem;
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }

  @media print {
    display: none;
  }
`;
