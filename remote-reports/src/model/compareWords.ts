import { locale } from '../texts/locale';

/**
 * A to Z as the portal's language has it (S-33), whatever the case. Of plain characters that order stands here: for any
 * other a browser loads its tables of languages, and no first screen is to wait for them.
 */
export function compareWords(a: string, b: string): number {
  const [wordA, wordB] = [a.toLowerCase(), b.toLowerCase()];
  if (plain.test(wordA) && plain.test(wordB)) {
    let place = 0;
    while (place < wordA.length && wordA[place] === wordB[place]) place += 1;
    return rank(wordA, place) - rank(wordB, place);
  }
  collator ??= new Intl.Collator(locale, { sensitivity: 'accent' });
  return collator.compare(a, b);
}

/** Of a character its place in the order; -1 after the last one, where the shorter word comes first. */
const rank = (word: string, place: number) => (place < word.length ? order.indexOf(word.charAt(place)) : -1);

const order = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz';
const plain = /^[ -~]*$/;
let collator: Intl.Collator | undefined;
