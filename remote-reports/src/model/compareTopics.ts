import { compareWords } from './compareWords';
import { topicKey } from './topicKey';

/** Z to A, ignoring case; no topic last. Equal topics compare as 0, so that a stable sort keeps the API's order. */
export function compareTopics(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const [keyA, keyB] = [topicKey(a), topicKey(b)];
  if (keyA === keyB) return 0;
  return compareWords(b, a) || (keyA < keyB ? 1 : -1);
}
