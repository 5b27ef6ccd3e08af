import { compareWords } from './compareWords';
import { topicKey } from './topicKey';

/** Z to A, ignoring case; no topic last. Of two different ones. */
export function compareTopics(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compareWords(b, a) || (topicKey(a) < topicKey(b) ? 1 : -1);
}
