const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first characters as a reader counts them: an emoji of several code points is one. */
export function firstGraphemes(text: string, count: number): string {
  let result = '';
  let taken = 0;
  for (const { segment } of segmenter.segment(text)) {
    if (taken === count) break;
    result += segment;
    taken += 1;
  }
  return result;
}
