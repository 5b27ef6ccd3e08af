import { color, useAnnouncement, type ReportListItem } from '@portal/shared';
import { useState } from 'react';
import { styled } from 'styled-components';
import { briefingLine } from '../model/briefingLine';
import { BriefingEntry } from './BriefingEntry';
import { BriefingLink } from './BriefingLink';
import { BriefingSection } from './BriefingSection';
import { useToday } from './useToday';

interface BriefingProps {
  items: ReportListItem[];
  /** False if the reader may be known later: nothing may move then, so that new reports are only marked. */
  isReaderKnown: boolean;
  /** The visit since which a report is new to the reader; null if it is not. */
  newSinceOf: (item: ReportListItem) => string | null;
  /** ISO time; null on a first visit. */
  lastVisit: string | null;
}

/** The reports, and before the others those that are new to the reader (H-9). */
export function Briefing({ items, isReaderKnown, newSinceOf, lastVisit }: BriefingProps) {
  const [isGrouped] = useState(isReaderKnown);
  const today = useToday();
  const isNew = (item: ReportListItem) => newSinceOf(item) !== null;
  const line = briefingLine(
    items,
    items.flatMap((item) => newSinceOf(item) ?? []),
    lastVisit,
    today,
  );
  useAnnouncement(line);
  const isOfToday = items.every(({ modified }) => modified?.day === today);

  return (
    <>
      <Line>{line}</Line>
      {!isGrouped || (lastVisit === null && !items.some(isNew)) ? (
        <BriefingSection title={isOfToday ? 'Today’s reports' : 'Latest reports'} items={items}>
          {(item) => <BriefingEntry item={item} isMarked={isGrouped ? null : isNew(item)} />}
        </BriefingSection>
      ) : (
        <>
          <BriefingSection title="New since your last visit" items={items.filter(isNew)}>
            {(item) => <BriefingEntry item={item} isMarked={null} />}
          </BriefingSection>
          <BriefingSection
            title={items.some(isNew) ? 'Also here' : 'Latest reports'}
            items={items.filter((item) => !isNew(item))}
          >
            {(item) => <BriefingLink item={item} />}
          </BriefingSection>
        </>
      )}
    </>
  );
}

const Line = styled.p`
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;
