import { color, type Article } from '@portal/shared';
import { useLocation } from '@portal/shared/router';
import { memo, useDeferredValue } from 'react';
import { css, styled } from 'styled-components';
import { reportTexts } from '../texts/reportTexts';
import type { ArticleView } from './ArticleView';
import { ArticleItem } from './ArticleItem';
import { leaveQuickly } from './leaveQuickly';
import { placeLeft } from './placeLeft';
import { SectionHeading } from './SectionHeading';
import { Shielded } from './Shielded';
import { useScrollToArticle } from './useScrollToArticle';

/** From this number on, articles out of sight are not laid out. */
const manyArticles = 100;
/** Reading begins with the first few, which fill the window: all of them at once would keep a slow processor busy. */
const firstArticles = 3;
/** Up to this number all are drawn at once for a reader who is led to one of them. */
const fewArticles = 20;
/**
 * The least that one takes (px) if it has a text. One with a title alone takes from 150 on: where a report has many of
 * those, the last of them come a moment later.
 */
const lowestArticle = 250;

interface ArticleListProps {
  articles: Article[];
  reportPath: string;
  /** Null for all articles. */
  view: ArticleView | null;
  /** Counts jumps to articles that were not shown. */
  returns: number;
  onLost: () => void;
}

/** The articles of a report, in its order. Hidden ones stay in the page, so that thousands are shown again at once. */
export const ArticleList = memo(function ArticleList(props: ArticleListProps) {
  const { articles, reportPath, view, returns, onLost } = props;
  const { hash } = useLocation();
  const shown = useDeferredValue(articles, articles.slice(0, articlesAtOnce(hash, articles.length)));
  const areMany = articles.length > manyArticles;
  useScrollToArticle(shown.length + returns, onLost);

  return (
    <Section>
      <SectionHeading>{reportTexts.articles}</SectionHeading>
      <Hint>{reportTexts.articlesHint}</Hint>
      <List ref={leaveQuickly} $isLong={areMany}>
        {shown.map((article) => {
          const isHidden = view?.shown?.has(article.anchor) === false;
          return (
            <Shielded key={article.anchor} name={`article.${article.anchor}`}>
              <ArticleItem
                article={article}
                reportPath={reportPath}
                isOneOfMany={areMany}
                isHidden={isHidden}
                mark={isHidden ? undefined : view?.mark}
              />
            </Shielded>
          );
        })}
      </List>
    </Section>
  );
});

/** A reader who is led back to a place gets all articles down to it, so that nothing slides. */
function articlesAtOnce(hash: string, count: number) {
  const place = placeLeft();
  if ((hash !== '' || place !== 0) && count <= fewArticles) return count;
  return place > 0 ? Math.ceil((place + innerHeight) / lowestArticle) : firstArticles;
}

const Section = styled.section`
  min-width: 0;
`;

const Hint = styled.p`
  color: ${color.muted};
  font-size: 0.875rem;

  @media print {
    display: none;
  }
`;

const List = styled.ul<{ $isLong: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--text-gap, 1.5rem);
  margin-top: 1rem;

  ${({ $isLong }) =>
    $isLong &&
    css`
      @media screen {
        & > li {
          content-visibility: auto;
          contain-intrinsic-size: auto 28rem;
        }

        /* Not a list item, which has a number: hiding many would make Chromium count all of them for each. */
        & > li:not([hidden]) {
          display: block;
        }
      }
    `}

  @media print {
    display: block;
  }
`;
