import { color, type Article } from '@portal/shared';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { topicAnchor } from '../model/topicAnchor';
import { topicGroups } from '../model/topicGroups';
import { articleTexts } from '../texts/articleTexts';
import { reportTexts } from '../texts/reportTexts';
import { TopicLink } from './TopicLink';
import { useCurrentArticle } from './useCurrentArticle';
import { useIsLarge } from './useIsLarge';
import { useTopicsFold } from './useTopicsFold';

/** Links to the first article of each topic: a rail beside the text, or a disclosure on small screens. */
export function TopicIndex({ articles }: { articles: Article[] }) {
  const fold = useTopicsFold();
  const isLarge = useIsLarge();
  const groups = useMemo(() => topicGroups(articles), [articles]);
  // The first article of a topic may be filtered away.
  const current = topicAnchor(articles, useCurrentArticle(articles.map(({ anchor }) => anchor)));
  const list = (
    <List $isRail={isLarge}>
      {groups.map(({ topic, anchor, count }) => (
        <li key={anchor}>
          <TopicLink
            to={{ hash: `#a-${anchor}` }}
            replace
            data-count={count}
            aria-current={anchor === current ? 'true' : undefined}
            aria-label={reportTexts.topicName(topic ?? articleTexts.noTopic, count)}
          >
            <bdi>{topic ?? articleTexts.noTopic}</bdi>
          </TopicLink>
        </li>
      ))}
    </List>
  );

  return (
    <Nav id="topics" tabIndex={-1} aria-label={reportTexts.topics}>
      {isLarge ? (
        <>
          <RailTitle>{title}</RailTitle>
          {list}
        </>
      ) : (
        <Fold open={fold.isOpen} onToggle={fold.onToggle}>
          <FoldTitle>{title}</FoldTitle>
          {list}
        </Fold>
      )}
    </Nav>
  );
}

const Order = styled.span`
  margin-left: 0.25rem;
  color: ${color.muted};
  font-size: 0.875rem;
  font-weight: 400;
`;

const title = (
  <>
    {reportTexts.topics} <Order>{reportTexts.topicsOrder}</Order>
  </>
);

const Nav = styled.nav`
  @media print {
    display: none;
  }
`;

const RailTitle = styled.p`
  padding: 0 0.75rem 0.5rem;
  font-size: 0.875rem;
  line-height: 1.25rem;
  font-weight: 600;
`;

const Fold = styled.details`
  border: 1px solid ${color.line};
  border-radius: 10px;
  background: ${color.surface};
`;

const FoldTitle = styled.summary`
  padding: 0.625rem 1rem;
  font-weight: 600;
  cursor: pointer;
`;

const List = styled.ul<{ $isRail: boolean }>`
  padding: ${({ $isRail }) => ($isRail ? '0' : '0 0.25rem 0.5rem')};
  font-size: ${({ $isRail }) => ($isRail ? '0.875rem' : '1rem')};
  line-height: ${({ $isRail }) => ($isRail ? '1.25rem' : '1.5rem')};
`;
