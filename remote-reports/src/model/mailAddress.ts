import type { HandedOn } from './HandedOn';
import { handedOnText } from './handedOnText';
import { oneLine } from './oneLine';
import { shortened } from './shortened';

/** Characters of an address that every mail program takes. */
const longest = 1799;
/** Characters of a title, tried in this order. */
const titleLengths = [200, 120, 90, 60, 40, 20, 10, 5];

/** The address that opens a new mail. Where it is too long, the title is shortened and the original's link left out. */
export function mailAddress(handedOn: HandedOn): string {
  const name = oneLine(handedOn.title);
  const shorter = [handedOn, { ...handedOn, source: null }].flatMap((part) =>
    titleLengths.map((length) => compose({ ...part, title: shortened(name, length) })),
  );
  return shorter.find(({ length }) => length <= longest) ?? compose({ ...handedOn, title: '', source: null });
}

function compose(handedOn: HandedOn): string {
  const text = handedOnText(handedOn).replaceAll('\n', '\r\n');
  return `mailto:?subject=${encodeURIComponent(handedOn.title)}&body=${encodeURIComponent(text)}`;
}
