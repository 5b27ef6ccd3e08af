import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

/** Images and fonts are compressed already. */
const packable = /\.(?:css|js|json|svg|txt)$/;
/** Smaller files fit into one packet anyway (bytes). */
export const smallest = 512;

/** Compressed files beside the original, as `<file>.<extension>`. */
export const packings: {
  extension: string;
  pack: (content: Buffer, quality: number) => Promise<Buffer>;
  unpack: (packed: Buffer) => Promise<Buffer>;
}[] = [
  {
    extension: 'br',
    pack: packBrotli,
    unpack: promisify(brotliDecompress),
  },
  {
    extension: 'gz',
    pack: (content) => promisify(gzip)(content, { level: 9 }),
    unpack: promisify(gunzip),
  },
];

/** Quality is brotli's, 0 to 11. */
export function packBrotli(content: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
    },
  });
}

/**
 * Bits of the smallest window that sees a whole file of this size (bytes; brotli keeps 16 of it for itself), at most
 * brotli's usual one. Its tables grow with the window, and filling those for 4 MB took most of the time of a small file.
 */
function windowFor(size: number) {
  const bits = Math.ceil(Math.log2(size + 16));
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}

export const isPackable = (file: string, content: Buffer) =>
  packable.test(file) && content.length >= smallest;
