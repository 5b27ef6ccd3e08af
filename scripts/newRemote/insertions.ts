/** A file lacks the place where an entry belongs. */
export class EntryFault extends Error {}

export function assertNew(text: string, word: string, follows = '\\b') {
  if (new RegExp(`\\b${word}${follows}`).test(text)) throw new EntryFault(`it has "${word}" already`);
}

function matchesOf(text: string, anchor: RegExp) {
  const matches = [...text.matchAll(anchor)];
  if (matches.length === 0) throw new EntryFault(`nothing in it looks like ${String(anchor)}`);
  return matches;
}

/** Inserts before the only match. */
export function before(text: string, anchor: RegExp, addition: string) {
  const [match, second] = matchesOf(text, anchor);
  if (!match || second) throw new EntryFault(`more than one place in it looks like ${String(anchor)}`);
  return text.slice(0, match.index) + addition + text.slice(match.index);
}

/** Inserts after the last match. */
export function after(text: string, anchor: RegExp, addition: string) {
  const last = matchesOf(text, anchor).at(-1);
  const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
  return text.slice(0, end) + addition + text.slice(end);
}

/** Inserts into an alphabetical list; `anchor` matches the start of each member and captures its name. */
export function inOrder(text: string, anchor: RegExp, name: string, addition: string) {
  const members = matchesOf(text, anchor);
  const next = members.find(([, other = '']) => other > name);
  if (next) return text.slice(0, next.index) + addition + text.slice(next.index);
  const last = members.at(-1)?.index ?? 0;
  const end = last + text.slice(last).search(/[,;]\n/) + 2;
  return text.slice(0, end) + addition + text.slice(end);
}
