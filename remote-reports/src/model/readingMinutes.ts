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

/** Counts where words begin: thousands of articles wait for it, and need no list of their words. */
function countWords(text: string | null): number {
  let words = 0;
  let isWithin = false;
  for (let at = 0; text !== null && at < text.length; at += 1) {
    const isSpace = text.charCodeAt(at) <= 32;
    if (!isSpace && !isWithin) words += 1;
    isWithin = !isSpace;
  }
  return words;
}
