import type { ServerResponse } from 'node:http';

export interface Answer {
  status: number;
  /** the JSON's value */
  body: unknown;
  headers?: Record<string, string>;
}

export function failure(status: number, error: string, headers: Record<string, string> = {}): Answer {
  return { status, body: { error }, headers };
}

export function sendJson(
  response: ServerResponse,
  { status, body, headers = {} }: Answer,
  { truncated = false }: { truncated?: boolean } = {},
) {
  const text = JSON.stringify(body);
  response
    .writeHead(status, {
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      ...headers,
    })
    .end(truncated ? text.slice(0, Math.ceil(text.length / 2)) : text);
}
