/** Most characters of it. */
const longest = 600;
/** A sentence that is shorter is taken for an abbreviation, such as "Mr.", and the next one belongs to it. */
const shortest = 24;

/** The first sentence of a text, or as much of it as a few lines hold. */
export function firstSentence(text: string): string {
  const start = text.trim().slice(0, longest);
  let result = '';
  for (const sentence of sentencesOf(start)) {
    result += sentence;
    if (result.trim().length >= shortest) break;
  }
  const isCut = result.length === longest && text.trim().length > longest;
  return isCut ? `${result.trim()}…` : result.trim();
}

/** Older browsers cannot tell sentences apart, and take a full stop with a space for the end of one. */
const sentencesOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(
        new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text),
        ({ segment }) => segment,
      )
    : (text.match(/.+?(?:[.!?。！？]\s|$)/gs) ?? []);
