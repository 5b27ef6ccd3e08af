import { contractFaults } from './contractFaults.mjs';
import { exposeFaults } from './exposeFaults.mjs';
import { sharedFaults } from './sharedFaults.mjs';
import { sizeFaults } from './sizeFaults.mjs';
import { uploadFaults } from './uploadFaults.mjs';

/** @typedef {import('../readBuild.mjs').Build} Build */
/** @typedef {import('../readBuild.mjs').Release} Release */

/**
 * The set that would be live.
 *
 * @typedef {object} SetToCheck
 * @property {Release[]} next all of it
 * @property {Set<string>} changed the apps that are not live as they are there; what was wrong between others is not
 *   the candidate's fault
 * @property {import('../readConfig.mjs').PortalConfig} config
 * @property {(release: Release, file: string) => Promise<Buffer>} read a file of the set
 * @property {Release[][]} [lived] what was live together: what is wrong there is nothing new
 */

/** @typedef {{ name: string, promise: string, run: (build: Build) => string[] | Promise<string[]> }} BuildCheck */
/** @typedef {{ name: string, promise: string, run: (set: SetToCheck) => string[] | Promise<string[]> }} SetCheck */
/** @typedef {{ check: string, sentence: string }} Refusal */

/** What a candidate has to pass by itself, before any of it is published. @type {BuildCheck[]} */
export const buildChecks = [
  {
    name: 'upload',
    promise: 'the files are as they were built, and everybody may see them',
    run: uploadFaults,
  },
];

/** What the set has to pass that the candidate would make with what is live; cheapest first. @type {SetCheck[]} */
export const setChecks = [
  { name: 'exposes', promise: 'the remotes offer what the host loads', run: exposeFaults },
  { name: 'shared', promise: 'there is one copy of every shared module', run: sharedFaults },
  { name: 'contract', promise: 'host and remotes agree in their types', run: contractFaults },
  { name: 'size', promise: 'the first screen is within its budget', run: sizeFaults },
];

/**
 * Asked last, and only of a set that has passed all others: it takes seconds and needs a browser.
 *
 * @type {SetCheck}
 */
export const browserCheck = {
  name: 'browser',
  promise: 'in Chromium a reader signs in, reads the list and a report, and signs out',
  run: async (set) => (await import('./browserFaults.mjs')).browserFaults(set),
};

/** The gate has said no. */
export class Refused extends Error {
  /** @param {Refusal[]} refusals */
  constructor(refusals) {
    super(refusals.map(({ sentence }) => sentence).join('\n'));
    this.refusals = refusals;
  }
}

/**
 * @template T
 * @param {{ name: string, run: (subject: T) => string[] | Promise<string[]> }[]} checks
 * @param {T} subject
 * @throws {Refused}
 */
export async function runChecks(checks, subject) {
  const refusals = [];
  for (const { name, run } of checks)
    refusals.push(...(await run(subject)).map((sentence) => ({ check: name, sentence })));
  if (refusals.length > 0) throw new Refused(refusals);
}
