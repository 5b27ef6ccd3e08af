import path from 'node:path';

/** Extensions that an app may publish, with their content types. */
export const contentTypes = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
} as Record<string, string>;

export const contentTypeOf = (file: string) =>
  contentTypes[path.posix.extname(file)] ?? 'application/octet-stream';
