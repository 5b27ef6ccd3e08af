import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
});

/**
 * Serves a composed portal: immutable files below `/apps/`, the page for every address without a file extension, 404
 * for files that are not there.
 *
 * @param {{ directory: string, headers: Record<string, string> }} options
 * @returns {import('node:http').RequestListener}
 */
export function staticFiles({ directory, headers }) {
  /** @type {Map<string, Buffer>} */
  const compressed = new Map();

  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://portal');
    const isPage = path.extname(pathname) === '';
    const file = path.join(directory, isPage ? 'index.html' : decode(pathname));
    const send = (
      /** @type {number} */ status,
      /** @type {Buffer | string} */ body,
      /** @type {object} */ more,
    ) => {
      response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body), ...more });
      response.end(request.method === 'HEAD' ? undefined : body);
    };

    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(405, 'Only GET and HEAD.\n', { allow: 'GET, HEAD', 'content-type': types['.txt'] });
    const content = file.startsWith(directory + path.sep) ? await readFile(file).catch(() => null) : null;
    if (!content)
      return send(404, 'Not found.\n', { 'content-type': types['.txt'], 'cache-control': 'no-store' });

    const more = {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      ...(!isPage && { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }),
    };
    if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return send(200, content, more);
    if (isPage || !compressed.has(file)) compressed.set(file, compress(content));
    return send(200, compressed.get(file) ?? content, { ...more, 'content-encoding': 'br' });
  };
}

/** @param {string} pathname */
function decode(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** @param {Buffer} content */
const compress = (content) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
