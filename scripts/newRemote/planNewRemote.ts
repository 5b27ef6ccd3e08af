import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { entries, EntryFault } from './entries.mjs';
import { nameFault } from './nameFault.mjs';
import { namesOf } from './namesOf.mjs';
import { newFiles, packageOf } from './newFiles.mjs';

const root = path.join(import.meta.dirname, '../..');

/**
 * Everything that a new remote changes in the house; nothing has been written yet.
 *
 * @typedef {object} Plan
 * @property {import('./namesOf.mjs').Names} names
 * @property {number} port
 * @property {Record<string, string>} made the texts of new files by their paths
 * @property {Record<string, string>} changed the texts of files that were there
 */

/** The remote cannot be made; the message says why, one sentence a line. */
export class PlanFault extends Error {}

/**
 * @param {string} name
 * @param {import('./House.mjs').House} house
 * @returns {Promise<Plan>}
 * @throws {PlanFault}
 */
export async function planNewRemote(name, house) {
  const fault = nameFault(name, house);
  if (fault) throw new PlanFault(fault);

  const names = namesOf(name);
  const port = freePort(house);
  const versions = JSON.parse(house.read('host/package.json')).dependencies;
  const manifest = packageOf(names, { port, versions });
  const made = newFiles(names, manifest);
  const { changed, faults } = enterEverywhere(house, names, manifest);
  faults.push(
    ...Object.keys(made)
      .filter(house.has)
      .map((file) => `${file} is there already.`),
  );
  if (faults.length > 0) throw new PlanFault(faults.join('\n'));
  return { names, port, made: await formatted(made), changed: await formatted(changed) };
}

/** The port after the last one that an app has. @param {import('./House.mjs').House} house */
function freePort({ read, has }) {
  /** @type {string[]} */
  const workspaces = JSON.parse(read('package.json')).workspaces;
  const ports = workspaces
    .filter((folder) => has(`${folder}/webpack.config.js`))
    .map((folder) => Number(JSON.parse(read(`${folder}/package.json`)).portal.port));
  return Math.max(...ports) + 1;
}

/**
 * @param {import('./House.mjs').House} house
 * @param {import('./namesOf.mjs').Names} names
 * @param {import('./newFiles.mjs').Manifest} manifest
 */
function enterEverywhere({ read, has }, names, manifest) {
  /** @type {Record<string, string>} */
  const changed = {};
  const faults = [];
  for (const [file, enter] of Object.entries(entries))
    try {
      if (!has(file)) throw new EntryFault('it is not there');
      changed[file] = enter(read(file), names, manifest);
    } catch (error) {
      if (!(error instanceof EntryFault)) throw error;
      faults.push(`${names.folder} cannot be entered in ${file}: ${error.message}.`);
    }
  return { changed, faults };
}

/** @param {Record<string, string>} texts */
async function formatted(texts) {
  const all = Object.entries(texts).map(async ([file, text]) => {
    const place = path.join(root, file);
    // npm writes this one, and prettier leaves it alone.
    if (file === 'package-lock.json') return [file, text];
    return [file, await format(text, { ...(await resolveConfig(place)), filepath: place })];
  });
  return Object.fromEntries(await Promise.all(all));
}
