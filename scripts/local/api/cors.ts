import type { IncomingMessage, ServerResponse } from 'node:http';

/** CORS for the portal's own pages alone. Runs first, so that the portal can read failures too. */
export function allowPortal(
  request: IncomingMessage,
  response: ServerResponse,
  portalOrigins: readonly string[],
) {
  response.setHeader('vary', 'Origin');
  const { origin } = request.headers;
  if (!origin || !portalOrigins.includes(origin)) return;
  response.setHeader('access-control-allow-origin', origin);
  // Without it a page on another origin cannot read when to ask again.
  response.setHeader('access-control-expose-headers', 'retry-after');
  if (request.method !== 'OPTIONS') return;
  response.setHeader('access-control-allow-headers', 'authorization,content-type,x-xsrf-token');
  response.setHeader('access-control-allow-methods', 'GET');
  response.setHeader('access-control-max-age', '600');
}
