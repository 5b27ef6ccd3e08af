import { color, useAnnouncement, type Article } from '@portal/shared';
import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ArticleQuery } from '../model/ArticleQuery';
import type { ArticleView } from './ArticleView';
import { createArticleFinder } from '../model/createArticleFinder';
import { findStatus } from '../model/findStatus';
import { queryWords } from '../model/queryWords';
import { countTexts } from '../texts/countTexts';
import { findTexts } from '../texts/findTexts';
import { chipRow } from './chipRow';
import { FindChips } from './FindChips';
import { focusInSight } from './focusInSight';
import { Marked } from './Marked';
import { ToolButton } from './ToolButton';
import { useRested } from './useRested';

export interface FindProps {
  articles: Article[];
  view: ArticleView | null;
  onView: (view: ArticleView | null) => void;
}

/** Time (ms) without a key press after which the count is said: at every one it would be talked over. */
const quietFor = 300;

const wholeReport: ArticleQuery = { text: '', only: 'all', among: null, types: [] };

/** Box and chips that choose articles of the report, and how many of them are shown. */
export function Find({ articles, view, onView }: FindProps) {
  const box = useRef<HTMLInputElement>(null);
  const find = useMemo(() => createArticleFinder(articles), [articles]);
  const query = view?.query ?? wholeReport;
  const { count, none } = findStatus(articles.length, query.text, view?.shown ?? null);
  const rested = useRested(view, quietFor);
  const heard = findStatus(articles.length, rested?.query.text ?? '', rested?.shown ?? null);
  const [hasChosen, setChosen] = useState(false);
  if (heard.count !== null && !hasChosen) setChosen(true);
  useAnnouncement(heard.none ?? heard.count ?? (hasChosen ? countTexts.articles(articles.length) : null));

  const choose = (change: Partial<ArticleQuery>) => {
    const next = { ...query, ...change };
    const words = queryWords(next.text);
    onView({
      query: next,
      shown: find(next),
      mark: (text) => <Marked text={text} words={words} />,
    });
  };

  const clear = () => {
    onView(null);
    // The button that clears goes away, and may have the focus.
    focusInSight(box.current, 'nearest');
  };

  return (
    <Search
      role="search"
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !nativeEvent.isComposing) clear();
      }}
    >
      <Label htmlFor="find">{findTexts.label}</Label>
      <Box
        ref={box}
        id="find"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        value={query.text}
        onFocus={({ target }) => {
          // WebKit scrolls to the caret alone here too, which may be under the bar when the focus comes back by Tab.
          target.scrollIntoView({ block: 'nearest' });
        }}
        onChange={({ target }) => {
          choose({ text: target.value });
          // Browsers scroll to the caret alone, as if there were no bar above it.
          target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        }}
        onKeyDown={({ key, currentTarget, nativeEvent }) => {
          if (key !== 'Enter' || nativeEvent.isComposing) return;
          // The articles are behind the keyboard of a phone.
          if (matchMedia('(pointer: coarse)').matches) currentTarget.blur();
        }}
      />
      <Chips
        // Firefox would stop at it, as at all that scrolls; each chip brings itself into sight.
        tabIndex={-1}
        onFocus={({ target }) => {
          // Chromium leaves one that begins in sight half out of it. Under a finger or a mouse none moves.
          if (target.matches(':focus-visible'))
            target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }}
      >
        <FindChips articles={articles} query={query} onChoose={choose} />
      </Chips>
      <Status>
        <span>{none ?? count}</span>
        {count !== null && <Clear onClick={clear}>{findTexts.clear}</Clear>}
      </Status>
      {count !== null && <Printed>{findTexts.printed(count)}</Printed>}
    </Search>
  );
}

const Search = styled.div`
  display: contents;
`;

const Label = styled.label`
  flex: 0 0 100%;
  height: 1.25rem;
  font-size: 0.875rem;
  line-height: 1.25rem;
  font-weight: 600;

  @media print {
    display: none;
  }
`;

const Box = styled.input`
  flex: 0 0 100%;
  min-width: 0;
  height: 2.75rem;
  margin-top: -0.25rem;
  padding: 0 0.75rem;
  border: 1px solid ${color.control};
  border-radius: 6px;
  background: ${color.surface};
  color: ${color.ink};
  /* Phones zoom into a box of smaller letters. */
  font-size: max(1rem, 1em);

  @media print {
    display: none;
  }
`;

// With room for the ring of the focus.
const Chips = styled.div`
  ${chipRow}
  flex: 0 0 calc(100% + 8px);
  margin: -4px;
  padding: 4px;

  @media print {
    display: none;
  }
`;

const Status = styled.div`
  flex: 0 0 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1.25rem;
  min-height: 2.75rem;

  @media print {
    display: none;
  }
`;

// Its words begin where the count does, where it stands below it.
const Clear = styled(ToolButton)`
  margin-inline-start: calc(-0.75rem - 1px);
`;

const Printed = styled.p`
  display: none;

  @media print {
    display: block;
    break-after: avoid;
  }
`;
