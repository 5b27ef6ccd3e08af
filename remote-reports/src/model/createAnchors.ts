import { hashText } from './hashText';

const plainId = /^[\w.~-]{1,100}$/;

/**
 * Creates the anchors of one report's articles, in the API's order: the article's id, or a hash of its text if the id
 * cannot be part of an address. A second article with the same anchor gets the suffix `-2`.
 */
export function createAnchors(): (id: unknown, words: string) => string {
  /** Each taken anchor, with the suffix that the next article of this name tries first. */
  const taken = new Map<string, number>();
  return (id, words) => {
    const name = typeof id === 'string' && plainId.test(id) ? id : hashText(words);
    let anchor = name;
    let suffix = taken.get(name) ?? 2;
    for (; taken.has(anchor); suffix += 1) anchor = `${name}-${String(suffix)}`;
    taken.set(anchor, 2);
    taken.set(name, suffix);
    return anchor;
  };
}
