import { fillTemplate, formatted } from './fillTemplate.ts';
import { lockfileWith } from './lockfileWith.ts';
import { manifestOf } from './manifestOf.ts';
import { nameFault } from './nameFault.ts';
import { namesOf, type Names } from './namesOf.ts';
import type { House } from './House.ts';

/** A new remote before anything has been written. */
export interface Plan {
  names: Names;
  port: number;
  /** texts by path in the remote's folder */
  files: Record<string, string>;
  lockfile: string;
}

/** Throws a sentence if the name cannot be taken. */
export async function planNewRemote(name: string, house: House): Promise<Plan> {
  const fault = nameFault(name, house);
  if (fault) throw new Error(fault);

  const names = namesOf(name);
  const port = Math.max(...house.apps.map((app) => app.port)) + 1;
  const manifest = manifestOf(names, house.versions);
  return {
    names,
    port,
    files: {
      'package.json': await formatted('package.json', JSON.stringify(manifest)),
      ...(await fillTemplate({ ...names, port, order: nextOrder(house) })),
    },
    lockfile: lockfileWith(house.lockfile, names.folder, manifest),
  };
}

/** The place after all navigation items and panels, with room for others between. */
function nextOrder({ apps }: House) {
  const placed = apps.flatMap(({ declaration }) => [
    ...(declaration?.navigation ?? []),
    ...(declaration?.slots ?? []),
  ]);
  return Math.max(0, ...placed.map(({ order }) => order)) + 10;
}
