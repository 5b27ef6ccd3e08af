import type { Article, Report } from '@portal/shared';

const wordsPerMinute = 230;
/** In a report of more articles words are counted in about so many, and the others' are estimated by their length. */
const sampleSize = 200;

/** The estimated reading time of a report, rounded up. */
export function readingMinutes({ summary, articles }: Report): number {
  const step = Math.ceil(articles.length / sampleSize);
  const sample = step > 1 ? articles.filter((_article, index) => index % step === 0) : articles;
  const share = step > 1 ? sumOf(sample, lengthOf) / sumOf(articles, lengthOf) : 1;
  const words = countWords(summary) + sumOf(sample, countWords) / share;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}

type Measure = (text: string | null) => number;

const lengthOf: Measure = (text) => text?.length ?? 0;

function sumOf(articles: Article[], measure: Measure): number {
  let sum = 0;
  for (const { title, analysis, actions } of articles) {
    sum += measure(title) + measure(analysis);
    for (const { name, action, impact } of actions) sum += measure(name) + measure(action) + measure(impact);
  }
  return sum;
}

/** Counts where words begin. */
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
