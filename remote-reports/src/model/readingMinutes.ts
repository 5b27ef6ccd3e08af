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
    const code = text.charCodeAt(at);
    const part = partOfWord(code);
    const isInWord = code > 32 && part === 0;
    words += isInWord && !isWithin ? 1 : part;
    isWithin = isInWord;
  }
  return words;
}

/**
 * The part of a word that one character is, in scripts that set no spaces between words; 0 in all others. In a minute 500
 * characters of Chinese or Japanese are read, and of Thai or Lao, where a word has about four, as many words as of others.
 */
function partOfWord(code: number): number {
  if (code < 0x0e00) return 0;
  if (code <= 0x0eff) return 1 / 4;
  return (code >= 0x3000 && code <= 0x9fff) || code >= 0xff00 ? wordsPerMinute / 500 : 0;
}
