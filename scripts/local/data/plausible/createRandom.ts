import { seededNumbers } from './seededNumbers.ts';

/** Choices that look random: the same name gives the same ones. */
export function createRandom(name: string) {
  let seed = 2166136261;
  for (const character of name) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16777619);
  const next = seededNumbers(seed);

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
