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
    pack: (content, quality) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    unpack: promisify(brotliDecompress),
  },
  {
    extension: 'gz',
    pack: (content) => promisify(gzip)(content, { level: 9 }),
    unpack: promisify(gunzip),
  },
];

export const isPackable = (file: string, content: Buffer) =>
  packable.test(file) && content.length >= smallest;
