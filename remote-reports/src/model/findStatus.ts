import { findTexts } from '../texts/findTexts';
import { plainName } from './plainName';

interface FindStatus {
  /** `4 of 11 articles`; null where all are shown. */
  count: string | null;
  /** The line of a query that chooses none. */
  none: string | null;
}

/** The lines about the articles that a query shows, of so many in the report; null where it shows all. */
export function findStatus(total: number, text: string, shown: ReadonlySet<string> | null): FindStatus {
  if (!shown) return { count: null, none: null };
  const words = plainName(text);
  const noMatch = words === '' ? findTexts.noFilterMatch : findTexts.noMatch(words);
  return {
    count: findTexts.shown(shown.size, total),
    none: shown.size > 0 ? null : noMatch,
  };
}
