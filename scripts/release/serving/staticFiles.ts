import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { followChannelLink } from './channelLink.ts';
import { pathOf } from './pathOf.ts';
import { packBrotli, smallest } from './packings.ts';
import { isOfPage, seenLine } from './seenRules.ts';
import { readerOf } from './slotRules.ts';
import type { ServingRules } from './Kind.ts';
import type { IncomingHttpHeaders } from 'node:http';

/** A request, as far as HTTP/1 and HTTP/2 agree. */
interface Asked {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}
interface Answer {
  writeHead: (status: number, headers: Record<string, string | number>) => unknown;
  end: (body: Buffer | string) => unknown;
  destroy: (error?: Error) => unknown;
}

const packable = /^(?:text\/|application\/json|image\/svg)/;

/** Serves a store by its rules without another server. */
export function staticFiles({
  directory,
  rules,
  log = () => {},
}: {
  directory: string;
  rules: ServingRules;
  /** takes each line of what tabs say */
  log?: (line: string) => void;
}): (request: Asked, response: Answer) => void {
  const packed: Map<string, Buffer> = new Map();
  const kinds = rules.kinds.map((kind) => ({ ...kind, matches: new RegExp(kind.pattern) }));
  const channelIn = new RegExp(rules.channels.pattern);
  const read = (file: string) => readFile(path.join(directory, file)).catch(() => null);

  /** Packed files as published, else packed now. */
  const pack = async (file: string, content: Buffer) => {
    const found = packed.get(file) ?? (await read(`${file}.br`)) ?? (await packBrotli(content, 9));
    packed.set(file, found);
    return found;
  };

  const answer = async (request: Asked, response: Answer) => {
    const send = (status: number, body: Buffer | string, more: Record<string, string>) => {
      const headers = Object.entries({ ...rules.always, ...more }).filter(([, value]) => value !== '');
      response.writeHead(status, {
        'content-length': Buffer.byteLength(body),
        ...Object.fromEntries(headers),
      });
      response.end(request.method === 'HEAD' ? '' : body);
    };
    const refuse = (status: number) => {
      send(status, rules.errors.texts[status] ?? '', {
        'content-type': rules.errors.type,
        ...rules.errors.headers,
        ...rules.errors.headersOf[status],
      });
    };

    if (!rules.methods.includes(request.method ?? '')) {
      refuse(405);
      return;
    }
    const address = pathOf(request.url ?? '/');
    if (address === null) {
      refuse(400);
      return;
    }
    if (rules.seen && address === rules.seen.address) {
      const [, query = ''] = request.url?.split('?') ?? [];
      const line = isOfPage(rules.seen, request.headers) ? seenLine(rules.seen, query) : null;
      if (line) log(line);
      response.writeHead(rules.seen.status, { ...rules.always, ...rules.seen.headers });
      response.end('');
      return;
    }
    const kind = kinds.find(({ matches }) => matches.test(address));
    const link = kind?.name === 'page' ? followChannelLink(rules, request.url ?? '/', request.headers) : null;
    if (link) {
      send(302, '', link);
      return;
    }
    const channel = channelIn.exec(request.headers.cookie ?? '')?.[1];
    const reader =
      rules.slots && kind?.name === 'page' ? readerOf(rules.slots, request.headers.cookie) : undefined;
    for (const pattern of kind?.files ?? []) {
      if (pattern.includes('{channel}') && !channel) continue;
      const file = pattern
        .replace('{path}', () => address)
        .replace('{channel}', channel ?? '')
        .replace('{slot}', String(reader?.slot));
      const content = file.includes('\\') ? null : await read(file);
      if (!kind || !content) continue;
      const type = kind.type ?? kind.types?.[path.extname(file).slice(1)] ?? 'application/octet-stream';
      const more = { 'content-type': type, ...kind.headers, ...kind.headersOf?.[file], ...reader?.headers };
      const accepts = encodingsOf(request.headers['accept-encoding']);
      if (kind.compression === 'beside' && packable.test(type) && content.length >= smallest) {
        if (accepts.br) {
          const smaller = await pack(file, content);
          if (smaller.length < content.length) {
            send(200, smaller, { ...more, 'content-encoding': 'br' });
            return;
          }
        }
        const smaller = accepts.gzip ? await read(`${file}.gz`) : null;
        if (smaller) {
          send(200, smaller, { ...more, 'content-encoding': 'gzip' });
          return;
        }
      }
      if (kind.compression === 'on the way' && accepts.gzip) {
        send(200, await promisify(gzip)(content), { ...more, 'content-encoding': 'gzip' });
        return;
      }
      send(200, content, more);
      return;
    }
    refuse(404);
  };

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  };
}

/** Accepted encodings; `q=0` excludes one. */
function encodingsOf(header: string | string[] | undefined) {
  const takes = (name: string) => new RegExp(acceptedEncoding(name), 'i').test(String(header));
  return { br: takes('br'), gzip: takes('gzip') };
}

/** Matches an encoding in an Accept-Encoding header. */
export const acceptedEncoding = (name: string) =>
  `(?:^|[,\\s])${name}(?=[\\s,;]|$)(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`;
