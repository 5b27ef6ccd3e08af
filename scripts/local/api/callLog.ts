import { bearerToken } from './accessTokens.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Call {
  method: string;
  /** Without the query. */
  path: string;
  /** The names alone. */
  query: string[];
  /** A bearer token came with it, good or not. */
  authorized: boolean;
  /** None while, or because, nothing was answered. */
  status: number | null;
  origin: string | null;
}

export type CallLog = ReturnType<typeof createCallLog>;

/** The calls that the API received, for tests that count them. Values and tokens are never kept. */
export function createCallLog() {
  let calls: Call[] = [];
  return {
    list: () => calls,
    clear() {
      calls = [];
    },
    note(request: IncomingMessage, response: ServerResponse, url: URL) {
      const call: Call = {
        method: request.method ?? '',
        path: url.pathname,
        query: [...url.searchParams.keys()],
        authorized: bearerToken(request.headers.authorization) !== undefined,
        status: null,
        origin: request.headers.origin ?? null,
      };
      calls.push(call);
      response.once('finish', () => {
        call.status = response.statusCode;
      });
    },
  };
}
