import { countTexts } from './countTexts';

/** The box to find articles in a report. */
export const findTexts = {
  label: 'Find in this report',
  byMark: 'Articles by mark',
  byOrganisationType: 'Articles with actions for',
  shown: (count: number, all: number) => `${countTexts.number(count)} of ${countTexts.articles(all)}`,
  printed: (shown: string) => `Showing ${shown}`,
  noMatch: (words: string) => `No article matches “\u2068${words}\u2069”.`,
  noFilterMatch: 'No article matches these filters.',
  clear: 'Clear filters',
};
