import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPortalBuild, type PortalBuild } from './PortalBuild.ts';
import { messageOf } from '#process/messageOf.ts';
import { buildId, integrityOf, publishedFiles } from './buildId.ts';
import { contentTypeOf } from './contentTypes.ts';
import type { Release } from './Release.ts';

export interface Build {
  dist: string;
  record: PortalBuild;
  /** file that names what the bundles hold; older builds have none */
  bill: string | undefined;
  release: Release;
  read: (file: string) => Buffer;
}

/** Reads a built app. Throws a sentence if there is none. */
export function readBuild(app: string, dist: string): Build {
  if (!existsSync(dist)) throw new Error(`${app} has not been built: run "npm run build" first.`);
  const record = recordOf(app, dist);
  if (record.app !== app) throw new Error(`${dist} holds a build of ${record.app}, not of ${app}.`);

  const read = (name: string) => readFileSync(path.join(dist, name));
  const files = Object.fromEntries(
    publishedFiles(dist).map((name) => {
      const bytes = read(name);
      return [name, { size: bytes.length, type: contentTypeOf(name), sha384: integrityOf(bytes) }];
    }),
  );
  const { origin, sbom: bill, ...rest } = record;
  const facts = { ...rest, files: undefined };
  const { commit, committedAt, isClean } = origin;
  const build = buildId(dist, JSON.stringify(facts));
  return {
    dist,
    record,
    bill,
    release: {
      format: facts.bootScript === undefined ? 3 : 4,
      ...facts,
      build,
      commit,
      committedAt,
      isClean,
      files,
    },
    read,
  };
}

/** The record of a built app. Throws a sentence if it is missing, or has another form. */
export function recordOf(app: string, dist: string): PortalBuild {
  try {
    return readPortalBuild(dist);
  } catch (error) {
    throw new Error(`${app} has to be built anew, with "npm run build": ${messageOf(error)}`, {
      cause: error,
    });
  }
}
