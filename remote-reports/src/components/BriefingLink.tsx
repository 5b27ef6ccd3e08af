import { color, from, type ReportListItem } from '@portal/shared';
import { styled } from 'styled-components';
import { BriefingFacts } from './BriefingFacts';
import { BriefingTitle } from './BriefingTitle';

/** A report of the briefing in short: on one line, where there is room for it, and on phones on two. */
export function BriefingLink({ item }: { item: ReportListItem }) {
  return (
    <Row>
      <Name dir="auto">
        <BriefingTitle item={item} />
      </Name>
      <BriefingFacts item={item} />
    </Row>
  );
}

const Row = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 0.125rem 1rem;
  min-height: 2.75rem;
  padding: 0.5rem 0;
  border-top: 1px solid ${color.line};

  ${from.small} {
    flex-flow: row wrap;
    align-items: center;
    justify-content: space-between;
  }

  @media print {
    break-inside: avoid;
  }
`;

const Name = styled.p`
  min-width: 0;
  font-weight: 600;
`;
