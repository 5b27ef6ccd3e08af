/** Seeded generator (mulberry32): the same name gives the same numbers, so that tests can be repeated. */
export function createRandom(name: string) {
  let state = 2166136261;
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);

  function next() {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** Both ends included. */
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));

  return {
    between,
    /** @param chance 0 to 1 */
    happens: (chance: number) => next() < chance,
    pick: (choices: Choices) => choices[between(0, choices.length - 1)] ?? choices[0],
  };
}

export type Choices = readonly [string, ...string[]];

export type Random = ReturnType<typeof createRandom>;
