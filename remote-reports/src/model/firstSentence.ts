/** Most characters of it. */
const longest = 600;
/** A sentence that is shorter is taken for an abbreviation, such as "Mr.", and the next one belongs to it. */
const shortest = 24;
/** The first half of an emoji that was cut apart. */
const halfEmoji = /[\ud800-\udbff]$/;

/** The first sentence of a text, or as much of it as a few lines hold. */
export function firstSentence(text: string): string {
  const start = text.trim().slice(0, longest);
  let result = '';
  for (const sentence of sentencesOf(start)) {
    result += sentence;
    if (result.trim().length >= shortest) break;
  }
  const isCut = result.length === longest && text.trim().length > longest;
  return isCut ? `${result.replace(halfEmoji, '').trim()}…` : result.trim();
}

/** Sentences whose end leaves no doubt are told without the tables that a browser loads for a segmenter. */
function* sentencesOf(text: string): Iterable<string> {
  let rest = text;
  for (let plain = ''; rest !== ''; rest = rest.slice(plain.length)) {
    plain = plainSentence.exec(rest)?.[0] ?? '';
    if (plain === '') return yield* segments(rest);
    yield plain;
  }
}

/** Text without an end of a sentence, up to the first mark that is one: before a space and a capital, or last of all. */
const plainSentence =
  /^(?:[ "-\-/->@-~\u00a0-\u024f\u2010-\u201d\u20a0-\u20bf]|\.(?=[\da-z]))*(?:[!.?] (?=[A-Z])|[!.?]?$)/;

/** Older browsers cannot tell sentences apart, and take a full stop with a space for the end of one. */
const segments = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(
        new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text),
        ({ segment }) => segment,
      )
    : (text.match(/.+?(?:[.!?。！？]\s|$)/gs) ?? []);
