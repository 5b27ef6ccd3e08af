import { firstGraphemes } from './firstGraphemes';

const longest = 120;

/**
 * A name for where it stands among the browser's own words, such as a tab: no characters that turn or hide what stands
 * beside it (B-9), and not longer than a line (B-4).
 */
export function plainName(name: string): string {
  const plain = name.replace(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, ' ').trim();
  const cut = firstGraphemes(plain, longest);
  return cut === plain ? plain : `${cut.trimEnd()}…`;
}
