import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '#process/parseJson.ts';
import * as v from 'valibot';
import type { Compilation } from 'webpack';

/** Not every package.json below node_modules has a name and a version. */
const manifest = v.record(v.string(), v.unknown());

/** Packages bundled in a build, with their versions. */
export function packagesIn({ modules }: Compilation): Record<string, string[]> {
  const known: Map<string, { name: string; version: string } | null> = new Map();
  /** Nearest package.json with a name: some packages have nested ones without. */
  const packageAt = (folder: string) => {
    if (!known.has(folder)) known.set(folder, readPackage(folder) ?? parentOf(folder));
    return known.get(folder);
  };
  const parentOf = (folder: string) =>
    path.dirname(folder) === folder ? null : (packageAt(path.dirname(folder)) ?? null);

  const packages: Map<string, Set<string>> = new Map();
  // A concatenated module contains several files.
  const visit = (module: object) => {
    if ('modules' in module && Array.isArray(module.modules)) module.modules.forEach(visit);
    const resource = 'resource' in module ? module.resource : null;
    const isFile = typeof resource === 'string' && path.isAbsolute(resource);
    const found = isFile ? packageAt(path.dirname(resource)) : null;
    if (found) packages.set(found.name, (packages.get(found.name) ?? new Set()).add(found.version));
  };
  [...modules].forEach(visit);
  return Object.fromEntries(
    [...packages.keys()].sort().map((name) => [name, [...(packages.get(name) ?? [])].sort()]),
  );
}

function readPackage(folder: string): { name: string; version: string } | null {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return null;
  const { name, version } = parseJson(manifest, readFileSync(file), file);
  return typeof name === 'string' && typeof version === 'string' ? { name, version } : null;
}
