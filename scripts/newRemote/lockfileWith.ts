import { parseJson } from '#process/parseJson.ts';
import * as v from 'valibot';
import type { Manifest } from './manifestOf.ts';

const lockfile = v.looseObject({ packages: v.record(v.string(), v.unknown()) });

/** The lockfile as `npm install` would write it: link and dependencies, which are all installed already. */
export function lockfileWith(
  text: string,
  folder: string,
  { name, version, dependencies }: Manifest,
): string {
  const lock = parseJson(lockfile, text, 'package-lock.json');
  const packages = {
    ...lock.packages,
    [folder]: { name, version, dependencies },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  };
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`;
}
