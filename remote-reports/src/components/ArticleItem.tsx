import { Badge, color, from, type Article } from '@portal/shared';
import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { articleTexts } from '../texts/articleTexts';
import { ActionItem } from './ActionItem';
import { aiMark } from './aiMark';
import { ArticleTitle } from './ArticleTitle';
import { ArticleTools } from './ArticleTools';
import { CopyLink } from './CopyLink';
import { ReadToggle } from './ReadToggle';
import { Share } from './Share';
import { keptWithNext } from './keptWithNext';
import { NewArticle } from './NewArticle';
import { OriginalLink } from './OriginalLink';
import { prose } from './prose';
import { useIsLaidOut } from './useIsLaidOut';

interface ArticleItemProps {
  article: Article;
  /** The permalink of the report. */
  reportPath: string;
  /** Of many, those out of sight are not laid out, and the tools of one come once it is: most are never used. */
  isOneOfMany: boolean;
  isHidden: boolean;
  /** Draws a text with its hits marked. */
  mark: ((text: string) => ReactNode) | undefined;
}

/** One article of a list, with its analysis and its actions. */
export const ArticleItem = memo(function ArticleItem(props: ArticleItemProps) {
  const { article, reportPath, isOneOfMany, isHidden, mark = asItIs } = props;
  // An article without a link has no other stop for the Tab key.
  const [isLaidOut, item] = useIsLaidOut(isOneOfMany && article.link !== null);
  const { anchor, title, topic, link, analysis, actions } = article;
  const id = `a-${anchor}`;

  return (
    <li ref={item} hidden={isHidden}>
      <Wrapper id={id} aria-labelledby={`title-${anchor}`}>
        <Origin>
          <Badge label={articleTexts.topicLabel}>{topic ?? articleTexts.noTopic}</Badge>
          {link && <bdi>{link.host}</bdi>}
          <NewArticle anchor={anchor} />
        </Origin>
        <ArticleTitle anchor={anchor}>{mark(title)}</ArticleTitle>
        <OriginalLink link={link} title={title} anchor={anchor} />
        {analysis !== null && <Analysis dir="auto">{mark(analysis)}</Analysis>}
        {actions.length > 0 && (
          <Actions>
            {actions.map((action, index) => (
              <ActionItem key={index} action={action} mark={mark} />
            ))}
          </Actions>
        )}
        <ArticleTools>
          {isLaidOut && (
            <>
              <CopyLink path={`${reportPath}#${id}`} title={title} />
              <Share isArticle title={title} source={link?.href ?? null} path={`${reportPath}#${id}`} />
              <ReadToggle anchor={anchor} title={title} />
            </>
          )}
        </ArticleTools>
      </Wrapper>
    </li>
  );
});

const asItIs = (text: string): ReactNode => text;

// The rule at the left marks the article that was jumped to.
const Wrapper = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  padding: 1.25rem 1rem 0.75rem;
  border: 1px solid ${color.line};
  border-radius: 10px;
  background: ${color.surface};

  ${from.small} {
    padding: 1.5rem 1.5rem 0.75rem;
  }

  @media screen {
    &[data-reached]::before {
      content: '';
      position: absolute;
      inset: 0.625rem auto 0.625rem -1px;
      border-left: 3px solid ${color.link};
    }
  }

  @media print {
    display: block;
    padding: 1rem 0;
    border-width: 1px 0 0;
    border-radius: 0;
    border-color: #000;
    background: none;

    & > * {
      margin-bottom: 0.5rem;
    }
  }
`;

const Origin = styled.div`
  ${keptWithNext}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  color: ${color.muted};
  font-size: 0.875rem;
  line-height: 1.25rem;

  /* Firefox breaks after it all the same, but keeps it whole: so it reaches down to the first lines. */
  @media print {
    display: block;

    & > * {
      margin-right: 0.75rem;
    }

    &::after {
      content: '';
      display: block;
      height: 10rem;
      margin-bottom: -10rem;
    }
  }
`;

const Analysis = styled.p`
  ${aiMark}
  ${prose}
`;

const Actions = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--text-gap, 1.25rem);
  margin-top: 0.5rem;
`;
