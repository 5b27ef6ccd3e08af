import { foldText } from './foldText';

/** The folded words of a query's text, each once. */
export const queryWords = (text: string): string[] => [
  ...new Set(foldText(text).split(/\s+/).filter(Boolean)),
];
