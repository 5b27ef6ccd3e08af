import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files for developers, which are not published. */
const unpublished = /(^|\/)(mf-stats\.json|portal-(build|sbom)\.json|.*\.map)$/;

/** Published files of a build, as sorted paths below its folder. */
export function publishedFiles(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !unpublished.test(file))
    .sort();
}

/** Name of a build: a digest of its files and `facts`, the same on every machine. */
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
