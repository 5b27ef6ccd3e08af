import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and fonts are packed already. */
const compressible = /\.(?:css|js|json|svg|txt)$/;
/** What fits into one packet anyway. */
export const smallest = 512;

const packers = {
  br: (/** @type {Buffer} */ content, /** @type {number} */ quality) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (/** @type {Buffer} */ content) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Writes `<file>.br` and `<file>.gz` beside every file of a folder that gets smaller by it. What is there already stays
 * as it is, so the folder may be one of a store that is being served.
 *
 * @param {string} directory a store's `apps`, or one build in it
 * @param {{ quality?: number }} [options] brotli's, 11 at most
 * @returns {Promise<string[]>} the files that it wrote, as paths below the folder
 */
export async function precompress(directory, { quality = 11 } = {}) {
  /** @type {string[]} */
  const written = [];
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (
      !entry.isFile() ||
      !compressible.test(entry.name) ||
      /(^|[\\/])\./.test(path.relative(directory, file))
    )
      continue;
    const missing = Object.entries(packers).filter(([extension]) => !existsSync(`${file}.${extension}`));
    if (missing.length === 0) continue;
    const content = await readFile(file);
    if (content.length < smallest) continue;
    for (const [extension, pack] of missing) {
      const packed = await pack(content, quality);
      if (packed.length >= content.length) continue;
      const unfinished = path.join(entry.parentPath, `.${entry.name}.${extension}-${String(process.pid)}`);
      await writeFile(unfinished, packed);
      await rename(unfinished, `${file}.${extension}`);
      written.push(path.relative(directory, `${file}.${extension}`));
    }
  }
  return written.sort();
}
