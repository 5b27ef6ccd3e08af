import path from 'node:path';
import { parseManifest } from '#checks/house/Manifest.ts';
import { format, resolveConfig } from 'prettier';
import { entries } from './entries.ts';
import { EntryFault } from './insertions.ts';
import { nameFault } from './nameFault.ts';
import { namesOf, type Names } from './namesOf.ts';
import { newFiles, packageOf, type Manifest } from './newFiles.ts';
import type { House } from './House.ts';
import { root } from '#process/root.ts';

/** All changes that a new remote makes; nothing has been written yet. */
export interface Plan {
  names: Names;
  port: number;
  /** new files by path */
  made: Record<string, string>;
  /** texts of existing files by path */
  changed: Record<string, string>;
}

/** The remote cannot be made; one reason per line. */
export class PlanFault extends Error {}

export async function planNewRemote(name: string, house: House): Promise<Plan> {
  const fault = nameFault(name, house);
  if (fault) throw new PlanFault(fault);

  const names = namesOf(name);
  const port = freePort(house);
  const { dependencies: versions } = parseManifest(house.read('host/package.json'));
  const manifest = packageOf(names, { port, versions });
  const made = newFiles(names, manifest);
  const { changed, faults } = enterEverywhere(house, names, manifest);
  faults.push(
    ...Object.keys(made)
      .filter((file) => house.has(file))
      .map((file) => `${file} is there already.`),
  );
  if (faults.length > 0) throw new PlanFault(faults.join('\n'));
  return { names, port, made: await formatted(made), changed: await formatted(changed) };
}

function freePort({ read, has }: House) {
  const { workspaces } = parseManifest(read('package.json'));
  const ports = workspaces
    .filter((folder) => has(`${folder}/webpack.config.js`))
    .map((folder) => parseManifest(read(`${folder}/package.json`)).portal?.port ?? 0);
  return Math.max(...ports) + 1;
}

function enterEverywhere({ read, has }: House, names: Names, manifest: Manifest) {
  const changed: Record<string, string> = {};
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

async function formatted(texts: Record<string, string>): Promise<Record<string, string>> {
  const all = Object.entries(texts).map(async ([file, text]): Promise<[string, string]> => {
    const filepath = path.join(root, file);
    // npm writes this one without prettier.
    if (file === 'package-lock.json') return [file, text];
    return [file, await format(text, { ...(await resolveConfig(filepath)), filepath })];
  });
  return Object.fromEntries(await Promise.all(all));
}
