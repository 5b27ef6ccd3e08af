import type { Report } from '@portal/shared';
import { dateOf } from './dateOf';
import type { ReadingPlace } from './Reading';
import { versionOf } from './versionOf';

/** Most code units of a name that is kept. */
const longest = 200;
/** Articles that have to be passed, so that going on is shorter than scrolling. */
const passed = 2;

/** The place of a reader who has reached this article; null while that is at the report's beginning. */
export function placeIn(report: Report, address: string, anchor: string, now: number): ReadingPlace | null {
  const index = report.articles.findIndex((article) => article.anchor === anchor);
  const article = report.articles[index];
  if (!article || index < passed) return null;
  return {
    version: versionOf(report, address),
    date: dateOf(report, address),
    anchor,
    name: keptName(report.name),
    title: keptName(article.title),
    at: now,
  };
}

/** Cut between characters as a reader counts them. They are not counted so: one may have thousands of code units. */
function keptName(name: string): string {
  if (name.length <= longest) return name;
  const characters = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name);
  return `${name.slice(0, characters.containing(longest)?.index).trimEnd()}…`;
}
