import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a build never publishes: it describes the build to developers, not the app to browsers. */
const unpublished = /(^|\/)(mf-stats\.json|portal-build\.json|.*\.map)$/;

/** The files of a built app, as paths below its folder, in a fixed order. */
export function publishedFiles(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !unpublished.test(file))
    .sort();
}

/**
 * The name of a build, derived from what it contains: the same files have the same name wherever they were built.
 *
 * @param facts what else distinguishes it
 */
export function buildId(dist: string, facts: string = '') {
  const hash = createHash('sha256').update(facts);
  for (const file of publishedFiles(dist)) {
    const content = createHash('sha256')
      .update(readFileSync(path.join(dist, file)))
      .digest('hex');
    hash.update(`${file}\n${content}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

export const integrityOf = (content: Buffer | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
