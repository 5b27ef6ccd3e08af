import { hashText } from './hashText';

const plainId = /^[\w.~-]{1,100}$/;

/**
 * Names the articles of one report, in the API's order. The id where it can stand in an address, otherwise a name made
 * of the article's own words (B-26); a second article of the same name is its name and `-2` (B-25).
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
