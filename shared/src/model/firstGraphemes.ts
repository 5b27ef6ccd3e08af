/** The first characters as a reader counts them: an emoji of several code points is one. */
export function firstGraphemes(text: string, count: number): string {
  // Of plain letters each is one, without the tables that a browser loads for a segmenter.
  if (plain.test(text.slice(0, count + 1))) return text.slice(0, count);
  let result = '';
  let taken = 0;
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (taken === count) break;
    result += segment;
    taken += 1;
  }
  return result;
}

/** Printable ASCII, nothing of which joins another character. */
const plain = /^[ -~]*$/;
