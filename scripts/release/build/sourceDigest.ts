import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#process/root.ts';

const common = [
  // Names the browsers.
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'webpack.shared.js',
  'scripts/federation',
  'scripts/release/build',
  'scripts/release/contract',
  'shared/package.json',
  'shared/src',
];

/** Digest of everything that a build depends on: if it equals that of a build, building again changes nothing. */
export function sourceDigest(folder: string, house: string = root) {
  const own = ['package.json', 'webpack.config.js', 'src'].map((name) => `${folder}/${name}`);
  const hash = createHash('sha256');
  for (const file of [...common, ...own].flatMap((name) => filesBelow(name, house)))
    hash.update(
      `${file}\n${createHash('sha256')
        .update(readFileSync(path.join(house, file)))
        .digest('hex')}\n`,
    );
  return hash.digest('hex');
}

function filesBelow(fileOrFolder: string, house: string): string[] {
  const full = path.join(house, fileOrFolder);
  if (!existsSync(full)) return [];
  if (path.extname(fileOrFolder)) return [fileOrFolder];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.relative(house, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
