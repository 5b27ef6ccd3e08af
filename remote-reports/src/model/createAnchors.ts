/** Creates the ids of one report's articles, in the API's order: one that is taken gets the suffix `-2`. */
export function createAnchors(): (id: string) => string {
  /** Each taken anchor, with the suffix that the next article of this name tries first. */
  const taken = new Map<string, number>();
  return (id) => {
    let anchor = id;
    let suffix = taken.get(id) ?? 2;
    for (; taken.has(anchor); suffix += 1) anchor = `${id}-${String(suffix)}`;
    taken.set(anchor, 2);
    taken.set(id, suffix);
    return anchor;
  };
}
