import type { Report } from '@portal/shared';

const wordsPerMinute = 230;

/** The estimated reading time of a report, rounded up. */
export function readingMinutes({ summary, articles }: Report): number {
  const texts = articles.flatMap(({ title, analysis, actions }) => [
    title,
    analysis,
    ...actions.flatMap(({ name, action, impact }) => [name, action, impact]),
  ]);
  const words = [summary, ...texts].reduce((sum, text) => sum + countWords(text), 0);
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}

const countWords = (text: string | null) => text?.match(/\S+/g)?.length ?? 0;
