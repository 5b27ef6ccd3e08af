import { compareWords } from './compareWords';

/** A to Z; no type last. */
export const compareOrganisationTypes = (a: string | null, b: string | null): number =>
  a === null || b === null ? Number(a === null) - Number(b === null) : compareWords(a, b);
