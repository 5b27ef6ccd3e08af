import type { Changes } from './Changes';

/** A comparison in one sentence. */
export function comparisonLine(name: string, { added, gone, kept }: Changes): string {
  const [isNew, isGone, isHere] = [added.size, gone.length, kept].map((count) =>
    count.toLocaleString('en-US'),
  );
  const line = `Compared with ${name}: ${isNew ?? ''} new, ${isGone ?? ''} gone, ${isHere ?? ''} still here.`;
  return gone.length + kept > 0 ? line : `${line} The older report has no articles.`;
}
