import { color, type ReportListItem } from '@portal/shared';
import { styled } from 'styled-components';
import { firstSentence } from '../model/firstSentence';
import { pathTo } from '../portal';
import { articleTexts } from '../texts/articleTexts';
import { BriefingFacts } from './BriefingFacts';
import { BriefingTitle } from './BriefingTitle';
import { CardDescription } from './CardDescription';
import { NewBadge } from './NewBadge';

interface BriefingEntryProps {
  item: ReportListItem;
  /** Marked as new; null where that is known from its place, or is not to be known. */
  isMarked: boolean | null;
}

/** A report of the briefing, with the first sentence of its summary. */
export function BriefingEntry({ item, isMarked }: BriefingEntryProps) {
  const { slug, summary } = item;

  return (
    <Row>
      <Head>
        <Title dir="auto">
          <BriefingTitle item={item} />
        </Title>
        {isMarked !== null && (
          <Mark $isShown={isMarked}>
            <NewBadge>{articleTexts.isNew}</NewBadge>
          </Mark>
        )}
      </Head>
      <BriefingFacts item={item} />
      {summary !== null && (
        <Sentence>
          <CardDescription to={slug === null ? null : pathTo('ReportScreen', { slug })} lines={6}>
            {firstSentence(summary)}
          </CardDescription>
        </Sentence>
      )}
    </Row>
  );
}

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;
  padding: 0.75rem 0;
  border-top: 1px solid ${color.line};

  @media print {
    break-inside: avoid;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: 0.75rem;
`;

const Title = styled.h3`
  min-width: 0;
  font-size: 1.25rem;
  line-height: 1.75rem;
  font-weight: 600;
`;

// Its room is kept: the reader may be known later than the list, and nothing may move then.
const Mark = styled.div<{ $isShown: boolean }>`
  flex: none;
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
`;

const Sentence = styled.div`
  margin-top: 0.125rem;
  font-size: 1.0625rem;
  line-height: 1.75rem;
`;
