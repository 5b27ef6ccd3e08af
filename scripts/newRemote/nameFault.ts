import { hasEmptyName } from '../checks/house/fileNames.mjs';
import { namesOf } from './namesOf.mjs';

const longest = 30;

/** Names that mean something else already. @type {Map<string, string>} */
const taken = new Map([
  ...['host', 'shared', 'scripts'].map((name) => /** @type {const} */ ([name, 'a folder of the portal'])),
  ...['all', 'docs', 'checks'].map(
    (name) => /** @type {const} */ ([name, 'what commits begin with that belong to no package']),
  ),
  ...['apps', 'channels', 'releases'].map(
    (name) => /** @type {const} */ ([name, 'a folder of every store, and servers look for files there']),
  ),
  ['built', 'where "npm start" serves the remotes that it does not compile'],
]);

/**
 * Why a remote cannot have this name; null when it can.
 *
 * @param {string} name
 * @param {import('./House.mjs').House} house
 * @returns {string | null}
 */
export function nameFault(name, { has, read }) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > longest)
    return `"${name}" is no name for a remote: take lower-case letters, digits and single hyphens, a letter first, at most ${String(longest)} characters.`;
  const meaning = taken.get(name);
  if (meaning) return `A remote cannot be called "${name}": that is ${meaning}.`;
  if (hasEmptyName(name)) return `Under the name "${name}" anything fits: call the remote by what it shows.`;

  const { folder } = namesOf(name);
  if (has(folder)) return `There is a ${folder} already.`;
  /** @type {{ pattern: string }[]} */
  const addresses = JSON.parse(read('host/package.json')).portal.addresses;
  const found = addresses.find(({ pattern }) => pattern.split('/')[1] === name);
  return found
    ? `A remote cannot be called "${name}": the host has the address ${found.pattern} already.`
    : null;
}
