import type { Article, Report } from '@portal/shared';
import type { Changes } from './Changes';
import { idOf } from './idOf';
import { linkKey } from './linkKey';
import { untitled } from './untitled';

/** Ways to know an article again that has another id, the surest first; null where it cannot be known so. */
const keys: ((article: Article) => string | null)[] = [
  ({ link }) => link && linkKey(link),
  // Columns have the same title every day: only those of which no link says more.
  ({ title, link }) => (link || title === untitled ? null : titleKey(title)),
];

const titleKey = (title: string) => title.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Tells which articles of a report an older one has not, and the other way round. Those of one id are one, in however many
 * topics they are; each of the others has at most one match.
 */
export function compareReports(report: Report, older: Report): Changes {
  let added = idsNotIn(older.articles, report.articles);
  let gone = idsNotIn(report.articles, older.articles);
  for (const keyOf of keys) ({ added, gone } = withoutMatches(added, gone, keyOf));
  return {
    added: new Set(added.map(({ anchor }) => anchor)),
    gone,
    kept: report.articles.length - added.length,
  };
}

function idsNotIn(others: Article[], articles: Article[]): Article[] {
  const ids = new Set(others.map(idOf));
  return articles.filter((article) => !ids.has(idOf(article)));
}

function withoutMatches(added: Article[], gone: Article[], keyOf: (article: Article) => string | null) {
  const left = new Map<string, Article[]>();
  for (const article of gone) {
    const key = keyOf(article);
    if (key !== null) left.set(key, [...(left.get(key) ?? []), article]);
  }
  const matched = new Set<Article>();
  const stillAdded = added.filter((article) => {
    const match = left.get(keyOf(article) ?? '')?.shift();
    if (match) matched.add(match);
    return !match;
  });
  return { added: stillAdded, gone: gone.filter((article) => !matched.has(article)) };
}
