import { hashText } from './hashText';

const plainId = /^[\w.~-]{1,100}$/;

/**
 * Creates the anchors of one report's articles, in the API's order: the article's id, or a hash of its text if the id
 * cannot be part of an address. A second article with the same anchor gets the suffix `-2`.
 */
export function createAnchors(): (id: unknown, words: string) => string {
  const taken = new Set<string>();
  return (id, words) => {
    const name = typeof id === 'string' && plainId.test(id) ? id : hashText(words);
    let anchor = name;
    for (let count = 2; taken.has(anchor); count += 1) anchor = `${name}-${String(count)}`;
    taken.add(anchor);
    return anchor;
  };
}
