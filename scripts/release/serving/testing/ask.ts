import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  /** without those of the connection */
  headers: Record<string, string>;
  /** of all headers, as often as they came */
  names: string[];
  body: Buffer;
  /** the body, unpacked */
  content: Buffer;
}

const ofTheConnection = ['date', 'connection', 'keep-alive', 'server', 'transfer-encoding'];

/** One request as it is written, on a connection of its own: no address is tidied up on the way. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
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

/** Names of headers that came more than once. */
export const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index);
