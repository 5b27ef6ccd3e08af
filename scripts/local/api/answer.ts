/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {unknown} body What the JSON says.
 * @property {Record<string, string>} [headers]
 */

/**
 * @param {number} status
 * @param {string} error
 * @param {Record<string, string>} [headers]
 * @returns {Answer}
 */
export function failure(status, error, headers = {}) {
  return { status, body: { error }, headers };
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {Answer} answer
 * @param {{ truncated?: boolean }} [fault]
 */
export function sendJson(response, { status, body, headers = {} }, { truncated = false } = {}) {
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
