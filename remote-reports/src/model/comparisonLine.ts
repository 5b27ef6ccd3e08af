import { comparisonTexts } from '../texts/comparisonTexts';
import type { Changes } from './Changes';

/** A comparison in one sentence. */
export function comparisonLine(name: string, { added, gone, kept }: Changes): string {
  const line = comparisonTexts.compared(name, added.size, gone.length, kept);
  return gone.length + kept > 0 ? line : `${line} ${comparisonTexts.isEmpty}`;
}
