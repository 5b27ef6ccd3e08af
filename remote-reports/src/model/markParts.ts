import { foldText } from './foldText';

interface Part {
  text: string;
  isHit: boolean;
}

/** A text in parts that are hits of folded words, or are none; together they are the text. */
export function markParts(text: string, words: readonly string[]): Part[] {
  const { folded, origins } = foldWithOrigins(text);
  const hits = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      hits.fill(true, origins[at], origins[at + word.length]);
  }
  const parts: Part[] = [];
  for (let start = 0, end = 1; start < text.length; start = end, end += 1) {
    while (end < text.length && hits[end] === hits[start]) end += 1;
    parts.push({ text: text.slice(start, end), isHit: hits[start] === true });
  }
  return parts;
}

/** A character, with the voicing mark of Japanese that makes one with it. */
const characters = /.[\u3099\u309a\uff9e\uff9f]?/gsu;

/** The folded text, and for each of its characters and its end the place in the text, where an accent follows its letter. */
function foldWithOrigins(text: string): { folded: string; origins: number[] } {
  let folded = '';
  let place = 0;
  const origins: number[] = [];
  for (const [character] of text.matchAll(characters)) {
    const one = foldText(character);
    origins.push(...Array.from({ length: one.length }, () => place));
    folded += one;
    place += character.length;
  }
  return { folded, origins: [...origins, place] };
}
