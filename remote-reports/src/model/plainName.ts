import { firstGraphemes } from './firstGraphemes';

const longest = 120;

/**
 * A name for use in the browser's own interface, such as a tab: without control and bidirectional characters, which
 * would reorder or hide the text beside it, and cut to one line.
 */
export function plainName(name: string): string {
  const plain = name.replace(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, ' ').trim();
  const cut = firstGraphemes(plain, longest);
  return cut === plain ? plain : `${cut.trimEnd()}…`;
}
