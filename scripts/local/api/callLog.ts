import { bearerToken } from './accessTokens.mjs';

/**
 * @typedef {object} Call
 * @property {string} method
 * @property {string} path Without the query.
 * @property {string[]} query The names alone.
 * @property {boolean} authorized A bearer token came with it, good or not.
 * @property {number | null} status None while, or because, nothing was answered.
 * @property {string | null} origin
 */

/** What the API was asked, so that a test can count it. Values and tokens are never kept. */
export function createCallLog() {
  /** @type {Call[]} */
  let calls = [];
  return {
    list: () => calls,
    clear() {
      calls = [];
    },
    /**
     * @param {import('node:http').IncomingMessage} request
     * @param {import('node:http').ServerResponse} response
     * @param {URL} url
     */
    note(request, response, url) {
      /** @type {Call} */
      const call = {
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
