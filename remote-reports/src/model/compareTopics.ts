import { topicKey } from './topicKey';

const collator = new Intl.Collator('en-US', { sensitivity: 'accent' });

/** Z to A whatever the case, no topic last (S-33). The same topic compares as 0: a stable sort keeps the API's order. */
export function compareTopics(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const [keyA, keyB] = [topicKey(a), topicKey(b)];
  if (keyA === keyB) return 0;
  return collator.compare(b, a) || (keyA < keyB ? 1 : -1);
}
