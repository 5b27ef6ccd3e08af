import { locale } from '../texts/locale';
import { topicKey } from './topicKey';

const collator = new Intl.Collator(locale, { sensitivity: 'accent' });

/** Z to A, ignoring case; no topic last. Equal topics compare as 0, so that a stable sort keeps the API's order. */
export function compareTopics(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const [keyA, keyB] = [topicKey(a), topicKey(b)];
  if (keyA === keyB) return 0;
  return collator.compare(b, a) || (keyA < keyB ? 1 : -1);
}
