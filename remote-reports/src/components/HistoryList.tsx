import { color, type HistoryEntry } from '@portal/shared';
import { Link } from '@portal/shared/router';
import { useContext, useDeferredValue, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { entryName } from '../model/entryName';
import { monthGroups } from '../model/monthGroups';
import { olderEntries } from '../model/olderEntries';
import { pathTo } from '../portal';
import { historyTexts } from '../texts/historyTexts';
import { ComparePress } from './ComparePress';
import { ComparisonContext } from './ComparisonContext';
import { landOn } from './landOn';
import { MonthChoice } from './MonthChoice';
import { opensTab } from './opensTab';

interface HistoryListProps {
  slug: string;
  history: HistoryEntry[];
  currentEntry: HistoryEntry | null;
  onChoose: () => void;
}

/** Rendered first, enough to fill the panel; thousands of older ones follow without delaying it. */
const firstEntries = 60;
/** From this number of months on, one of them can be gone to. */
const manyMonths = 24;

/** Links to the dated reports, by month. */
export function HistoryList({ slug, history, currentEntry, onChoose }: HistoryListProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const soon = useDeferredValue(history, history.slice(0, firstEntries));
  // The chosen month has to be there.
  const shown = chosen === null ? soon : history;
  const months = useMemo(
    () => monthGroups(history).map(({ month }) => month ?? historyTexts.noMonth),
    [history],
  );
  const comparing = useContext(ComparisonContext);
  const day = comparing?.day ?? null;
  const older = useMemo(() => olderEntries(history, day), [history, day]);
  if (history.length === 0) return <Empty>{historyTexts.none}</Empty>;

  return (
    <>
      {months.length >= manyMonths && (
        <MonthChoice
          months={months}
          chosen={chosen}
          onChoose={setChosen}
          onLeave={() => {
            document.getElementById(nameIdOf(chosen ?? 0))?.focus();
          }}
        />
      )}
      <Months>
        {monthGroups(shown).map(({ month, entries }, place) => (
          <Month key={month} ref={place === chosen ? landOnMonth : undefined} $rows={entries.length}>
            <MonthName id={nameIdOf(place)} tabIndex={-1}>
              {month ?? historyTexts.noMonth}
            </MonthName>
            <ul role="list">
              {entries.map((entry) => (
                <Row key={entry.date}>
                  <Entry
                    to={pathTo('ReportScreen', { slug, reportId: entry.date })}
                    aria-current={entry.date === currentEntry?.date ? 'page' : undefined}
                    onClick={(event) => {
                      if (!opensTab(event)) onChoose();
                    }}
                  >
                    <bdi>{entryName(entry)}</bdi>
                  </Entry>
                  {comparing && older.has(entry) && (
                    <ComparePress
                      entry={entry}
                      onPress={() => {
                        comparing.compare(entry);
                        onChoose();
                      }}
                    />
                  )}
                </Row>
              ))}
            </ul>
          </Month>
        ))}
      </Months>
    </>
  );
}

const nameIdOf = (place: number) => `month-${String(place)}-name`;

/** Of the month that was chosen, once it is drawn. */
const landOnMonth = (month: HTMLElement | null) =>
  month ? landOn(month, { isStep: true, list: month.parentElement }) : undefined;

const Empty = styled.p`
  padding: 1rem;
  color: ${color.muted};
`;

const Months = styled.div`
  flex: 1;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0.5rem 0.5rem 2rem;
`;

// Months out of sight are not laid out, so that years of them open quickly. The height that they take all the same is
// that of their name and rows: a jump to one of them ends there.
const Month = styled.div<{ $rows: number }>`
  content-visibility: auto;
  contain-intrinsic-size: auto ${({ $rows }) => 2.5 + 2.75 * $rows}rem;
  padding-top: 0.75rem;
`;

const MonthName = styled.h3`
  padding: 0.25rem 0.5rem;
  color: ${color.muted};
  font-size: 0.875rem;
  line-height: 1.25rem;
  font-weight: 600;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
`;

const Entry = styled(Link)`
  flex: 1;
  min-width: 0;
  padding: 0.625rem 0.5rem;
  border-radius: 6px;
  font-variant-numeric: tabular-nums;

  &:hover {
    background: ${color.accentSoft};
  }

  /* Inside, where the month does not cut it off. */
  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] {
    background: ${color.accentSoft};
    color: ${color.ink};
    font-weight: 600;
    text-decoration: none;
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border: 2px solid;
    }
  }
`;
