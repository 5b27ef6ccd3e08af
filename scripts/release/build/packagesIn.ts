import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '#process/parseJson.ts';
import * as v from 'valibot';

/** Not every package.json below node_modules has a name and a version. */
const manifest = v.record(v.string(), v.unknown());

export interface BundledPackage {
  name: string;
  version: string;
  /** as its package.json names it */
  licence: string | null;
}

/** Packages to which modules belong, each version once, in order. */
export function packagesIn(modules: Iterable<object>): BundledPackage[] {
  const known: Map<string, BundledPackage | null> = new Map();
  /** Nearest package.json with a name: some packages have nested ones without. */
  const packageAt = (folder: string) => {
    if (!known.has(folder)) known.set(folder, lookUp(folder));
    return known.get(folder);
  };
  const lookUp = (folder: string) => {
    const found = readPackage(folder);
    if (found?.licence) return found;
    // A nested package.json may repeat the name alone.
    const outer = parentOf(folder);
    return found && outer?.name === found.name ? { ...found, licence: outer.licence } : (found ?? outer);
  };
  const parentOf = (folder: string) =>
    path.dirname(folder) === folder ? null : (packageAt(path.dirname(folder)) ?? null);

  const packages: Map<string, BundledPackage> = new Map();
  // A concatenated module contains several files.
  const visit = (module: object) => {
    if ('modules' in module && Array.isArray(module.modules)) module.modules.forEach(visit);
    const resource = 'resource' in module ? module.resource : null;
    const isFile = typeof resource === 'string' && path.isAbsolute(resource);
    const found = isFile ? packageAt(path.dirname(resource)) : null;
    if (found) packages.set(`${found.name}@${found.version}`, found);
  };
  [...modules].forEach(visit);
  return [...packages.keys()].sort().flatMap((key) => packages.get(key) ?? []);
}

function readPackage(folder: string): BundledPackage | null {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return null;
  const { name, version, license } = parseJson(manifest, readFileSync(file), file);
  if (typeof name !== 'string' || typeof version !== 'string') return null;
  return { name, version, licence: typeof license === 'string' ? license : null };
}
