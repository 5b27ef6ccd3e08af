import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {Record<string, string>} headers without those of the connection
 * @property {string[]} names of all headers, as often as they came
 * @property {Buffer} body
 * @property {Buffer} content the body, unpacked
 */

const ofTheConnection = ['date', 'connection', 'keep-alive', 'server', 'transfer-encoding'];

/**
 * One request as it is written, on a connection of its own: no address is tidied up on the way.
 *
 * @param {number} port
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string> }} [options]
 * @returns {Promise<Answer>}
 */
export function ask(port, path, { method = 'GET', headers = {} } = {}) {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const names = response.rawHeaders
          .filter((_, index) => index % 2 === 0)
          .map((name) => name.toLowerCase());
        const body = Buffer.concat(parts);
        const encoding = body.length > 0 ? response.headers['content-encoding'] : undefined;
        resolve({
          status: response.statusCode ?? 0,
          names,
          headers: Object.fromEntries(
            Object.entries(response.headers)
              .filter(([name]) => !ofTheConnection.includes(name))
              .map(([name, value]) => [name, String(value)]),
          ),
          body,
          content:
            encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body,
        });
      });
    })
      .on('error', reject)
      .end();
  });
}
