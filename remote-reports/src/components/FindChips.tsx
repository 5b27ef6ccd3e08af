import { color, type Article } from '@portal/shared';
import { useContext, useMemo } from 'react';
import { styled } from 'styled-components';
import type { ArticleQuery } from '../model/ArticleQuery';
import { organisationTypes } from '../model/organisationTypes';
import { topicKey } from '../model/topicKey';
import { articleTexts } from '../texts/articleTexts';
import { findTexts } from '../texts/findTexts';
import { reportTexts } from '../texts/reportTexts';
import { ArticleMarksContext } from './ArticleMarksContext';
import { ComparisonContext } from './ComparisonContext';
import { ToolButton } from './ToolButton';

interface FindChipsProps {
  articles: Article[];
  query: ArticleQuery;
  onChoose: (change: Partial<ArticleQuery>) => void;
}

/** Chips of marks, of which one is chosen, and of organisation types, of which several can be. */
export function FindChips({ articles, query, onChoose }: FindChipsProps) {
  const types = useMemo(() => organisationTypes(articles), [articles]);
  const { fresh, read, setRead } = useContext(ArticleMarksContext);
  const compared = useContext(ComparisonContext)?.marks;

  // Taken once: an article that is marked as read stays until the reader chooses again.
  const among = {
    all: () => null,
    // Beside an older report its "new" is the one that is counted above.
    new: () => compared?.added ?? fresh,
    unread: () => new Set(articles.map(({ anchor }) => anchor).filter((anchor) => !read.has(anchor))),
  };

  return (
    <>
      <Group role="group" aria-label={findTexts.byMark}>
        {marks.map(({ only, name }) => (
          <Chip
            key={only}
            aria-pressed={query.only === only}
            disabled={setRead === null && !(only === 'all' || (only === 'new' && compared))}
            onClick={() => {
              onChoose({ only, among: among[only]() });
            }}
          >
            {name}
          </Chip>
        ))}
      </Group>
      {types.length > 0 && (
        <Group role="group" aria-label={findTexts.byOrganisationType}>
          {types.map((type) => {
            const key = topicKey(type ?? '');
            const isChosen = query.types.includes(key);
            return (
              <Chip
                key={key}
                aria-pressed={isChosen}
                onClick={() => {
                  const others = query.types.filter((one) => one !== key);
                  onChoose({ types: isChosen ? others : [...others, key] });
                }}
              >
                {type === null ? articleTexts.noOrganisationType : <bdi>{type}</bdi>}
              </Chip>
            );
          })}
        </Group>
      )}
    </>
  );
}

const marks = [
  { only: 'all', name: reportTexts.all },
  { only: 'new', name: reportTexts.new },
  { only: 'unread', name: reportTexts.unread },
] as const;

// One row for all chips: groups of their own would break it.
const Group = styled.div`
  display: contents;

  & + & > :first-child {
    margin-inline-start: 0.5rem;
  }
`;

// As large as the button that keeps its room.
const Chip = styled(ToolButton)`
  border-color: ${color.control};
  border-radius: 999px;
  background: ${color.surface};
  color: ${color.ink};

  /* Shortened by itself, at its own end: a type may be from right to left. */
  & > bdi {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  &[aria-pressed='true'] {
    border-color: ${color.link};
    background: ${color.link};
    color: ${color.onAccent};
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
