import type { Report } from '@portal/shared';

const wordsPerMinute = 230;

/** The estimated reading time of a report, rounded up. */
export function readingMinutes({ summary, articles }: Report): number {
  let words = countWords(summary);
  for (const { title, analysis, actions } of articles) {
    words += countWords(title) + countWords(analysis);
    for (const { name, action, impact } of actions)
      words += countWords(name) + countWords(action) + countWords(impact);
  }
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}

/** By the spaces between them: an estimate that thousands of articles wait for needs no list of its words. */
function countWords(text: string | null): number {
  if (text === null) return 0;
  let words = 1;
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) words += 1;
  return words;
}
