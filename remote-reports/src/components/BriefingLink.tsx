import { color, type ReportListItem } from '@portal/shared';
import { styled } from 'styled-components';
import { BriefingFacts } from './BriefingFacts';
import { BriefingTitle } from './BriefingTitle';

/** A report of the briefing on one line, where there is room for it. */
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
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.125rem 1rem;
  min-height: 2.75rem;
  padding: 0.5rem 0;
  border-top: 1px solid ${color.line};

  @media print {
    break-inside: avoid;
  }
`;

const Name = styled.p`
  min-width: 0;
  font-weight: 600;
`;
