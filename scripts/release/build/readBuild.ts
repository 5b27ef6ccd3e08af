import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildRecordFile } from './build/BuildRecord.mjs';
import { buildId, integrityOf, publishedFiles } from './buildId.mjs';
import { contentTypeOf } from './contentTypes.mjs';

/** @typedef {import('./build/BuildRecord.mjs').PortalBuild} PortalBuild */
/** @typedef {{ size: number, type: string, sha384: string }} PublishedFile */

/**
 * What is published beside a build as `release.json`: everything that a page of this build needs, and that whoever
 * checks another build against it has to know.
 *
 * @typedef {Omit<PortalBuild, 'origin' | 'files'> & ReleaseFacts} Release
 */

/**
 * @typedef {object} ReleaseFacts
 * @property {1} format
 * @property {string} build
 * @property {Record<string, PublishedFile>} files
 * @property {string | null} commit
 * @property {string | null} committedAt
 * @property {boolean} isClean whether the commit is all that the build was made from
 */

/** @typedef {{ dist: string, record: PortalBuild, release: Release, read: (file: string) => Buffer }} Build */

/**
 * A built app as it lies in its folder.
 *
 * @param {string} app
 * @param {string} dist
 * @returns {Build}
 * @throws {Error} a sentence, when there is none
 */
export function readBuild(app, dist) {
  if (!existsSync(dist)) throw new Error(`${app} has not been built: run "npm run build" first.`);
  const file = path.join(dist, buildRecordFile);
  if (!existsSync(file))
    throw new Error(`${app} has to be built anew, with "npm run build": ${file} is missing.`);
  /** @type {PortalBuild} */
  const record = JSON.parse(readFileSync(file, 'utf8'));
  if (record.app !== app) throw new Error(`${dist} holds a build of ${record.app}, not of ${app}.`);

  const read = (/** @type {string} */ name) => readFileSync(path.join(dist, name));
  const files = Object.fromEntries(
    publishedFiles(dist).map((name) => {
      const bytes = read(name);
      return [name, { size: bytes.length, type: contentTypeOf(name), sha384: integrityOf(bytes) }];
    }),
  );
  const { origin, ...rest } = record;
  const facts = { ...rest, files: undefined };
  const { commit, committedAt, isClean } = origin;
  const build = buildId(dist, JSON.stringify(facts));
  return {
    dist,
    record,
    release: { format: 1, ...facts, build, commit, committedAt, isClean, files },
    read,
  };
}
