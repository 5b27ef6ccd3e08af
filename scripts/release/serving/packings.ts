import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

/** Pictures and fonts are packed already. */
const packable = /\.(?:css|js|json|svg|txt)$/;
/** What is smaller fits into one packet anyway (bytes). */
export const smallest = 512;

/** How a file is packed beside itself, as `<file>.<extension>`. */
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

/** Whether there should be packed versions beside a file. */
export const isPackable = (file: string, content: Buffer) =>
  packable.test(file) && content.length >= smallest;
