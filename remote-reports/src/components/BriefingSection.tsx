import type { ReportListItem } from '@portal/shared';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { itemKeys } from '../model/itemKeys';
import { briefingTexts } from '../texts/briefingTexts';
import { SectionHeading } from './SectionHeading';
import { Shielded } from './Shielded';

/** Most reports of a section: more are no briefing, and the list of all reports is one press away. */
const most = 50;

interface BriefingSectionProps {
  title: string;
  /** In the API's order. */
  items: ReportListItem[];
  /** Draws one of them. */
  children: (item: ReportListItem) => ReactNode;
}

/** Reports under a heading; nothing if there are none. */
export function BriefingSection({ title, items, children }: BriefingSectionProps) {
  const headingId = useId();
  if (items.length === 0) return null;
  const keys = itemKeys(items);
  const left = items.length - most;

  return (
    <div>
      <SectionHeading id={headingId}>{title}</SectionHeading>
      <List role="list" aria-labelledby={headingId}>
        {items.slice(0, most).map((item, index) => (
          <Shielded key={keys[index]} name={`briefing.${String(index)}`}>
            {children(item)}
          </Shielded>
        ))}
      </List>
      {left > 0 && <p>{briefingTexts.more(left)}</p>}
    </div>
  );
}

const List = styled.ul`
  margin-top: 0.5rem;
`;
