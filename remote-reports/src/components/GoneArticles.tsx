import { color, type Article } from '@portal/shared';
import { styled } from 'styled-components';
import { comparisonTexts } from '../texts/comparisonTexts';
import { SectionHeading } from './SectionHeading';

interface GoneArticlesProps {
  articles: Article[];
  /** Of the older report. */
  name: string;
}

/** The titles of the articles that only the older report has. */
export function GoneArticles({ articles, name }: GoneArticlesProps) {
  if (articles.length === 0) return null;

  return (
    <section>
      <SectionHeading>{comparisonTexts.gone}</SectionHeading>
      <Hint>{comparisonTexts.goneHint(name)}</Hint>
      <List>
        {articles.map(({ anchor, title }) => (
          <li key={anchor} dir="auto">
            {title}
          </li>
        ))}
      </List>
    </section>
  );
}

const Hint = styled.p`
  color: ${color.muted};
  font-size: 0.875rem;
`;

// The marker of a title in Arabic or Hebrew stands at its right.
const List = styled.ul`
  margin-top: 0.5rem;
  padding-inline: 1.25rem;
  list-style: disc;

  li {
    padding: 0.25rem 0;
  }
`;
