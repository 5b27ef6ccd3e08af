import { from, useAnnouncement, type Load, type ReportListItem } from '@portal/shared';
import { styled } from 'styled-components';
import { briefingLine } from '../model/briefingLine';
import type { SlugPlace } from '../model/placesOf';
import { briefingTexts } from '../texts/briefingTexts';
import { BriefingEntry } from './BriefingEntry';
import { BriefingLink } from './BriefingLink';
import { BriefingSection } from './BriefingSection';
import { ContinueList } from './ContinueList';
import { RenewalLine } from './RenewalLine';
import { useHeldNews, type News } from './useHeldNews';
import { useToday } from './useToday';

interface BriefingProps extends News {
  load: Load<ReportListItem[]>;
  /** True if they could not be loaded again: what they say is no news. */
  isOld: boolean;
  onTryAgain: () => void;
  /** At which the reader can go on. */
  places: SlugPlace[];
}

/** The reports, and before the others those that are new to the reader (H-9). */
export function Briefing(props: BriefingProps) {
  const { items, load, isOld, onTryAgain, lastVisit, places } = props;
  const { isGrouped, newSinceOf } = useHeldNews(props);
  const today = useToday();
  const isNew = (item: ReportListItem) => newSinceOf(item) !== null;
  const line = briefingLine(
    items,
    items.flatMap((item) => newSinceOf(item) ?? []),
    lastVisit,
    today,
  );
  useAnnouncement(isOld ? null : line);
  const isOfToday = items.every(({ modified }) => modified?.day === today);

  const hasNews = items.some(isNew);
  const isFirst = lastVisit === null && !hasNews;
  const aside = isGrouped && places.length > 0 && (
    <Aside>
      <ContinueList places={places} />
    </Aside>
  );

  return (
    <Columns>
      <RenewalLine load={load} isOld={isOld} onTryAgain={onTryAgain}>
        {line}
      </RenewalLine>
      {!hasNews && aside}
      {!isGrouped || isFirst ? (
        <BriefingSection
          title={isOfToday ? briefingTexts.todaysReports : briefingTexts.latestReports}
          items={items}
        >
          {(item) => <BriefingEntry item={item} isMarked={isGrouped ? null : isNew(item)} />}
        </BriefingSection>
      ) : (
        <BriefingSection title={briefingTexts.newReports} items={items.filter(isNew)}>
          {(item) => <BriefingEntry item={item} isMarked={null} />}
        </BriefingSection>
      )}
      {hasNews && aside}
      {isGrouped && !isFirst && (
        <BriefingSection
          title={hasNews ? briefingTexts.otherReports : briefingTexts.latestReports}
          items={items.filter((item) => !isNew(item))}
        >
          {(item) => <BriefingLink item={item} />}
        </BriefingSection>
      )}
    </Columns>
  );
}

// The ring of the focus is around its rows, which have no padding.
const Columns = styled.div`
  --ring: 2px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;

  ${from.large} {
    grid-template-columns: minmax(0, 44rem) 15rem;
    column-gap: 3rem;

    & > * {
      grid-column: 1;
    }
  }

  @media print {
    display: block;

    & > * {
      margin-bottom: 1.25rem;
    }
  }
`;

const Aside = styled.div`
  ${from.large} {
    grid-column: 2;
    grid-row: 1 / span 4;
  }
`;
