import { bearerToken } from './accessTokens.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Call {
  method: string;
  /** without the query */
  path: string;
  /** names only */
  query: string[];
  /** has a bearer token, valid or not */
  authorized: boolean;
  /** null while unanswered */
  status: number | null;
  origin: string | null;
}

export type CallLog = ReturnType<typeof createCallLog>;

/** Calls received, for tests that count them. Values and tokens are never kept. */
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
