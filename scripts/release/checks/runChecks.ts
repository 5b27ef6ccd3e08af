import { contractFaults } from './contractFaults.ts';
import { declarationFaults } from './declarationFaults.ts';
import { exposeFaults } from './exposeFaults.ts';
import { orderFaults } from './orderFaults.ts';
import { packageFaults } from './packageFaults.ts';
import { sharedFaults } from './sharedFaults.ts';
import { sizeFaults } from './sizeFaults.ts';
import { uploadFaults } from './uploadFaults.ts';
import { weightFaults } from './weightFaults.ts';
import type { Build } from '../build/readBuild.ts';
import type { SetToCheck } from '../live/SetToCheck.ts';

export type BuildCheck = {
  name: string;
  rule: string;
  run: (build: Build) => string[] | Promise<string[]>;
};
export type SetCheck = {
  name: string;
  rule: string;
  run: (set: SetToCheck) => string[] | Promise<string[]>;
};
export type Refusal = { check: string; sentence: string };

/** Checks of a single candidate, before any of it is published. */
export const buildChecks: BuildCheck[] = [
  {
    name: 'upload',
    rule: 'the files are as they were built, and everybody may see them',
    run: uploadFaults,
  },
  {
    name: 'packages',
    rule: 'its packages and their licences are on the lists',
    run: packageFaults,
  },
  {
    name: 'weight',
    rule: 'no file, and no kind of files together, is too large',
    run: weightFaults,
  },
];

/** Checks of the set that would be live; cheapest first. */
export const setChecks: SetCheck[] = [
  {
    name: 'declaration',
    rule: 'what the remotes declare fits the host and each other',
    run: declarationFaults,
  },
  { name: 'exposes', rule: 'the remotes offer what they declare', run: exposeFaults },
  { name: 'shared', rule: 'there is one copy of every shared module', run: sharedFaults },
  { name: 'contract', rule: 'host and remotes agree in their types', run: contractFaults },
  { name: 'size', rule: 'the first screen is within its budget', run: sizeFaults },
];

/** Of ships alone, which may be forced: a rollback goes back on purpose. */
export const orderCheck: SetCheck = {
  name: 'order',
  rule: 'what is live is not newer (--force)',
  run: orderFaults,
};

/** Runs last, after all others have passed: it takes seconds and needs a browser. */
export const browserCheck: SetCheck = {
  name: 'browser',
  rule: 'in Chromium every screen is there, and does what it does in the live portal',
  run: async (set) => (await import('./browserFaults.ts')).browserFaults(set),
};

export class Refused extends Error {
  readonly refusals: Refusal[];

  constructor(refusals: Refusal[]) {
    super(refusals.map(({ sentence }) => sentence).join('\n'));
    this.refusals = refusals;
  }
}

export async function runChecks<T>(
  checks: { name: string; run: (subject: T) => string[] | Promise<string[]> }[],
  subject: T,
) {
  const refusals: Refusal[] = [];
  for (const { name, run } of checks)
    refusals.push(...(await run(subject)).map((sentence) => ({ check: name, sentence })));
  if (refusals.length > 0) throw new Refused(refusals);
}
