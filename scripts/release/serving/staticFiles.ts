import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants, gzip } from 'node:zlib';
import { pathOf } from './pathOf.mjs';
import { smallest } from './packings.mjs';

const packable = /^(?:text\/|application\/json|image\/svg)/;

/**
 * Serves a store by its rules, without any other server.
 *
 * @param {object} options
 * @param {string} options.directory
 * @param {import('./servingRules.mjs').ServingRules} options.rules
 * @returns {import('node:http').RequestListener}
 */
export function staticFiles({ directory, rules }) {
  /** @type {Map<string, Buffer>} */
  const packed = new Map();
  const kinds = rules.kinds.map((kind) => ({ ...kind, matches: new RegExp(kind.pattern) }));
  const channelIn = new RegExp(rules.channels.pattern);
  const read = (/** @type {string} */ file) => readFile(path.join(directory, file)).catch(() => null);

  /** What was packed before, else packed now: a folder without packed files is served alike. @param {string} file @param {Buffer} content */
  const pack = async (file, content) => {
    const found = packed.get(file) ?? (await read(`${file}.br`)) ?? compress(content);
    packed.set(file, found);
    return found;
  };

  return async (request, response) => {
    const send = (
      /** @type {number} */ status,
      /** @type {Buffer | string} */ body,
      /** @type {Record<string, string>} */ more,
    ) => {
      response.writeHead(status, { ...rules.always, 'content-length': Buffer.byteLength(body), ...more });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const refuse = (/** @type {number} */ status) =>
      send(status, rules.errors.texts[status] ?? '', {
        'content-type': rules.errors.type,
        ...rules.errors.headers,
        ...(status === 405 && { allow: rules.methods.join(', ') }),
      });

    if (!rules.methods.includes(request.method ?? '')) return refuse(405);
    const address = pathOf(request.url ?? '/');
    if (address === null) return refuse(400);
    const kind = kinds.find(({ matches }) => matches.test(address));
    const channel = channelIn.exec(request.headers.cookie ?? '')?.[1];
    for (const pattern of kind?.files ?? []) {
      if (pattern.includes('{channel}') && !channel) continue;
      const file = pattern.replace('{path}', () => address).replace('{channel}', channel ?? '');
      const content = file.includes('\\') ? null : await read(file);
      if (!kind || !content) continue;
      const type = kind.type ?? kind.types?.[path.extname(file).slice(1)] ?? 'application/octet-stream';
      const more = { 'content-type': type, ...kind.headers, ...kind.headersOf?.[file] };
      const accepts = encodingsOf(request.headers['accept-encoding']);
      if (kind.compression === 'beside' && packable.test(type) && content.length >= smallest) {
        if (accepts.br) {
          const smaller = await pack(file, content);
          if (smaller.length < content.length)
            return send(200, smaller, { ...more, 'content-encoding': 'br' });
        }
        const smaller = accepts.gzip ? await read(`${file}.gz`) : null;
        if (smaller) return send(200, smaller, { ...more, 'content-encoding': 'gzip' });
      }
      if (kind.compression === 'on the way' && accepts.gzip)
        return send(200, await promisify(gzip)(content), { ...more, 'content-encoding': 'gzip' });
      return send(200, content, more);
    }
    return refuse(404);
  };
}

/** What the browser takes; `q=0` means that it does not. @param {string | string[] | undefined} header */
function encodingsOf(header) {
  const takes = (/** @type {string} */ name) => new RegExp(acceptedEncoding(name), 'i').test(String(header));
  return { br: takes('br'), gzip: takes('gzip') };
}

/** A pattern that finds an encoding in an Accept-Encoding header. @param {string} name */
export const acceptedEncoding = (name) =>
  `(?:^|[,\\s])${name}(?=[\\s,;]|$)(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`;

/** @param {Buffer} content */
const compress = (content) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
