import { articleId } from './articleId';

/** Creates the ids of one report's articles, in the API's order: one that is taken gets the suffix `-2`. */
export function createAnchors(): (id: unknown, words: string) => string {
  /** Each taken anchor, with the suffix that the next article of this name tries first. */
  const taken = new Map<string, number>();
  return (id, words) => {
    const name = articleId(id, words);
    let anchor = name;
    let suffix = taken.get(name) ?? 2;
    for (; taken.has(anchor); suffix += 1) anchor = `${name}-${String(suffix)}`;
    taken.set(anchor, 2);
    taken.set(name, suffix);
    return anchor;
  };
}
