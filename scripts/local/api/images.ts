import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { failure, sendJson } from './answer.ts';
import type { ServerResponse } from 'node:http';

const directory = new URL('../data/images/', import.meta.url);

const contentTypes: ReadonlyMap<string, string> = new Map([
  ['.avif', 'image/avif'],
  ['.gif', 'image/gif'],
  ['.jpeg', 'image/jpeg'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.webp', 'image/webp'],
]);

/** @param name decoded file name */
export async function sendImage(response: ServerResponse, name: string) {
  const contentType = contentTypes.get(extname(name).toLowerCase());
  // Plain names only: no path may lead out of the directory.
  const image = contentType && /^\w[\w.-]*$/.test(name) ? await read(name) : undefined;
  if (!contentType || !image) {
    sendJson(response, failure(404, 'There is no such image.'));
    return;
  }
  response
    .writeHead(200, {
      'cache-control': 'public, max-age=3600',
      'content-type': contentType,
      'content-length': String(image.byteLength),
      'cross-origin-resource-policy': 'cross-origin',
      // Opened by itself an SVG is a document, which must run no script.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .end(image);
}

async function read(name: string) {
  try {
    return await readFile(new URL(name, directory));
  } catch {
    return undefined;
  }
}
