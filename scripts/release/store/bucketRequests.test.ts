import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bucketRequests } from './bucketRequests.ts';
import { digestOf } from './store.ts';
import { freePort } from '../testing/freePort.ts';
import { onTestFinished } from '#jest/onTestFinished.ts';

const keys = { AWS_ACCESS_KEY_ID: 'me', AWS_SECRET_ACCESS_KEY: 'secret' };

/** Address of a bucket behind this server. */
async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `s3+http://127.0.0.1:${String((server.address() as AddressInfo).port)}/portal`;
}

test('a request is signed with its conditions and the digest of what it sends', async () => {
  const seen: unknown[] = [];
  const address = await serve((request, response) => {
    const { authorization = '', ...headers } = request.headers;
    seen.push([request.method, request.url, authorization, headers]);
    response.end('there');
  });
  const bucket = bucketRequests(address, { ...keys, AWS_SESSION_TOKEN: 'short', AWS_REGION: 'eu-central-1' });
  const body = Buffer.from('page');
  const answer = await bucket.send({
    method: 'PUT',
    key: 'index.html',
    headers: { 'if-match': 'tag' },
    body,
  });
  expect([answer.status, String(answer.body)]).toEqual([200, 'there']);
  expect(seen).toEqual([
    [
      'PUT',
      '/portal/index.html',
      expect.stringMatching(
        /^AWS4-HMAC-SHA256 Credential=me\/\d{8}\/eu-central-1\/s3\/aws4_request, SignedHeaders=host;if-match;x-amz-content-sha256;x-amz-date;x-amz-security-token, Signature=[\da-f]{64}$/,
      ),
      expect.objectContaining({
        'content-length': '4',
        'if-match': 'tag',
        'x-amz-content-sha256': digestOf(body),
        'x-amz-security-token': 'short',
      }),
    ],
  ]);
});

test('the region is that of everybody where none is named, and a query and an empty body are signed too', async () => {
  const seen: unknown[] = [];
  const address = await serve(({ method, url, headers }, response) => {
    seen.push([
      method,
      url,
      headers.authorization,
      headers['x-amz-content-sha256'],
      headers['content-length'],
    ]);
    response.end();
  });
  const query = { 'list-type': '2', prefix: 'apps/' };
  const { send } = bucketRequests(address, { ...keys, AWS_REGION: '', AWS_SESSION_TOKEN: '' });
  expect(await send({ method: 'GET', key: '', query })).toMatchObject({ status: 200 });
  expect(seen).toEqual([
    [
      'GET',
      '/portal?list-type=2&prefix=apps%2F',
      expect.stringMatching(
        /^AWS4-HMAC-SHA256 Credential=me\/\d{8}\/us-east-1\/s3\/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=[\da-f]{64}$/,
      ),
      digestOf(''),
      undefined,
    ],
  ]);
});

test('who is sent elsewhere does not go there with keys and pages', async () => {
  const address = await serve(({ url }, response) => {
    if (url === '/portal/a.js') response.writeHead(307, { location: '/portal/b.js' });
    response.end();
  });
  expect((await bucketRequests(address, keys).send({ method: 'GET', key: 'a.js' })).status).toBe(307);
});

test('an engine is asked for sixteen things at a time', async () => {
  const waiting: (() => void)[] = [];
  let isFull = true;
  const address = await serve((_request, response) => {
    if (!isFull) {
      response.end();
      return;
    }
    const most = waiting.push(() => response.end());
    if (most === 16)
      setTimeout(() => {
        isFull = false;
        for (const answer of waiting) answer();
      }, 50);
    else if (most > 16) response.writeHead(500).end();
  });
  const { send } = bucketRequests(address, keys);
  const asked = Array.from({ length: 17 }, (_, index) => send({ method: 'GET', key: String(index) }));
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(17).fill(200));
});

test.each([{}, { AWS_ACCESS_KEY_ID: 'me' }, { ...keys, AWS_SECRET_ACCESS_KEY: '' }])(
  'with %j nobody can ask',
  (environment) => {
    expect(() => bucketRequests('s3+https://host/portal', environment)).toThrow(
      's3+https://host/portal needs the variables AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    );
  },
);

test('a broken or lost answer is told as it is, and what may happen twice is asked for again', async () => {
  let count = 0;
  const address = await serve((request, response) => {
    count += 1;
    if (count % 3 === 1) request.socket.destroy();
    else response.writeHead(count % 3 === 2 ? 500 : 200).end();
  });
  const bucket = bucketRequests(address, keys);
  const request = { method: 'GET', key: 'index.html' } as const;
  expect(await bucket.send(request)).toMatchObject({ status: 0 });
  expect(await bucket.send(request)).toMatchObject({ status: 500 });
  expect(await bucket.send(request)).toMatchObject({ status: 200 });
  expect((await bucket.ask(request)).status).toBe(200);
  expect(count).toBe(6);
});

test('an engine that stays broken, or is not there, is named with the reason', async () => {
  const broken = await serve((_request, response) => response.writeHead(503).end('<Code>SlowDown</Code>'));
  const address = await serve((request) => request.socket.destroy());
  await Promise.all([
    expect(bucketRequests(broken, keys).ask({ method: 'GET', key: 'a.js' })).rejects.toThrow(
      new Error(`${broken}: GET a.js is answered with 503 SlowDown.`),
    ),
    expect(bucketRequests(address, keys).ask({ method: 'GET', key: '' })).rejects.toThrow(
      /^s3\+http:\/\/127\.0\.0\.1:\d+\/portal: GET is not answered \(.+\)\.$/,
    ),
  ]);
});

test('an engine that is not there is told by what the network says of it', async () => {
  const port = String(await freePort());
  const { send } = bucketRequests(`s3+http://127.0.0.1:${port}/portal`, keys);
  const { status, body } = await send({ method: 'GET', key: 'a.js' });
  expect([status, String(body)]).toEqual([0, `connect ECONNREFUSED 127.0.0.1:${port}`]);
});
