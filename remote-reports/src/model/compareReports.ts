import type { Article, Report } from '@portal/shared';
import type { Changes } from './Changes';
import { linkKey } from './linkKey';
import { untitled } from './untitled';

/** Ways to know an article again, the surest first; null where it cannot be known so. */
const keys: ((article: Article) => string | null)[] = [
  ({ anchor }) => anchor,
  ({ link }) => link && linkKey(link),
  // Columns have the same title every day: only those of which no link says more.
  ({ title, link }) => (link || title === untitled ? null : titleKey(title)),
];

const titleKey = (title: string) => title.trim().replace(/\s+/g, ' ').toLowerCase();

/** Tells which articles of a report an older one has not, and the other way round. Each article has at most one match. */
export function compareReports(report: Report, older: Report): Changes {
  let added = report.articles;
  let gone = older.articles;
  for (const keyOf of keys) ({ added, gone } = withoutMatches(added, gone, keyOf));
  return {
    added: new Set(added.map(({ anchor }) => anchor)),
    gone,
    kept: report.articles.length - added.length,
  };
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
