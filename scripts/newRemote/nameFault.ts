import { hasEmptyName } from '#checks/house/fileNames.ts';
import { namesOf } from './namesOf.ts';
import type { House } from './House.ts';

const longest = 30;

/** Names with another meaning. */
const taken: Map<string, string> = new Map([
  ...['host', 'shared', 'scripts'].map((name) => [name, 'a folder of the portal'] as const),
  ...['all', 'docs', 'checks', 'ci'].map(
    (name) => [name, 'what commits begin with that belong to no package'] as const,
  ),
  ...['apps', 'channels', 'releases', 'slots'].map(
    (name) => [name, 'a folder of every store, and servers look for files there'] as const,
  ),
  ['login', 'where the answers of a sign-in arrive'],
  ['built', 'where "npm start" serves the remotes that it does not compile'],
]);

/** The reason why a remote cannot have this name, or null. */
export function nameFault(name: string, { apps, folders }: House): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > longest)
    return `"${name}" is no name for a remote: take lower-case letters, digits and single hyphens, a letter first, at most ${String(longest)} characters.`;
  const meaning = taken.get(name);
  if (meaning) return `A remote cannot be called "${name}": that is ${meaning}.`;
  if (hasEmptyName(name)) return `Under the name "${name}" anything fits: call the remote by what it shows.`;

  const { folder } = namesOf(name);
  if (folders.includes(folder)) return `There is a ${folder} already.`;
  for (const { folder: other, declaration } of apps)
    for (const { address } of Object.values(declaration?.screens ?? {}))
      if (address.split('/')[1] === name)
        return `A remote cannot be called "${name}": ${other} has the address ${address} already.`;
  return null;
}
