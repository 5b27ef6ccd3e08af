import axios, { type AxiosError } from 'axios';
import { answerWith, breathe, fakeServer, heldAnswer } from '../testing';
import { nextTask } from '../browser/nextTask';
import { createHttpClient } from './createHttpClient';

const apiHost = 'https://api.example.com';

function makeClient({ host = apiHost, isSignedIn = true } = {}) {
  const onUnauthorized = jest.fn();
  const accessToken = () => (isSignedIn ? 'token-of-the-test' : undefined);
  const http = createHttpClient({ apiHost: host, accessToken, onUnauthorized });
  return { http, onUnauthorized };
}

const failureOf = (call: Promise<unknown>): Promise<AxiosError> =>
  call.then(
    () => Promise.reject(new Error('the call was a success')),
    (error: unknown) => error as AxiosError,
  );

const page = '<!doctype html><title>Proxy</title>';

afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; max-age=0';
  jest.useRealTimers();
});

test('S-78 a call carries the bearer token of this moment to the API', async () => {
  const server = fakeServer({ 'GET /user': { id: '00u1ab' } });
  let token = 'first';
  const http = createHttpClient({ apiHost, accessToken: () => token, onUnauthorized: jest.fn() });

  expect(await http.get('/user')).toEqual({ id: '00u1ab' });
  token = 'second';
  await http.get('/user');
  expect(server.requests.map(({ url }) => url)).toEqual([`${apiHost}/user`, `${apiHost}/user`]);
  expect(server.headers.map((headers) => headers.get('authorization'))).toEqual([
    'Bearer first',
    'Bearer second',
  ]);
});

test('calls that have waited for the client are not made in one long task', async () => {
  const order: string[] = [];
  globalThis.fetch = (input) => {
    order.push(new Request(input).url.replace(apiHost, ''));
    return Promise.resolve(Response.json({}));
  };
  const { http } = makeClient();
  await http.get('/earlier');

  const first = http.get('/user');
  for (let due = 0; due < 100; due += 1) await Promise.resolve();
  void nextTask().then(() => order.push('a press'));
  await Promise.all([first, http.get('/list')]);
  expect(order).toEqual(['/earlier', '/user', 'a press', '/list']);
});

test('S-78 a public call carries no token', async () => {
  const server = fakeServer({ 'GET /healthcheck': {} });

  await makeClient().http.get('/healthcheck', { isPublic: true });
  await makeClient({ isSignedIn: false }).http.get('/healthcheck', { isPublic: true });
  expect(server.headers.map((headers) => headers.has('authorization'))).toEqual([false, false]);
});

test('S-78, H-15 a protected call without a token is not made, and the session is over', async () => {
  const server = fakeServer({ 'GET /user': {} });
  const { http, onUnauthorized } = makeClient({ isSignedIn: false });

  expect(await failureOf(http.get('/user'))).toMatchObject({ code: 'ERR_CANCELED' });
  expect(server.calls).toEqual([]);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

// Some of these are refused, which is as good.
test.each([
  'https://evil.example/list',
  'http://evil.example/list',
  '//evil.example/list',
  '///evil.example/list',
  '/\\evil.example/list',
  '\\\\evil.example/list',
  'https:evil.example/list',
  'https:/evil.example/list',
  '@evil.example/list',
  ':pass@evil.example/list',
  '.evil.example/list',
  'https://user:pass@evil.example/list',
  'javascript:alert(1)',
  'data:application/json,{}',
  '/../../list',
])('S-78, T-15 a call to %j takes the token nowhere but to the API', async (path) => {
  const urls: string[] = [];
  globalThis.fetch = (input) => {
    urls.push(new Request(input).url);
    return Promise.resolve(new Response('{}'));
  };

  await makeClient()
    .http.get(path)
    .catch(() => undefined);
  expect(urls.filter((url) => new URL(url).origin !== apiHost)).toEqual([]);
});

test('T-15 an answer that leads elsewhere is not followed, nothing is kept, and nobody is told where we are', async () => {
  const server = fakeServer({ 'GET /user': {} });

  await makeClient().http.get('/user');
  expect(server.requests[0]).toMatchObject({
    method: 'GET',
    redirect: 'error',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    credentials: 'same-origin',
  });
});

test('S-79 a call asks for nothing that the API would have to allow, but the token', async () => {
  const server = fakeServer({ 'GET /healthcheck': {} });

  await makeClient().http.get('/healthcheck', { isPublic: true });
  expect([...(server.headers[0]?.keys() ?? [])]).toEqual(['accept']);
});

test('S-84 the API may live below a path', async () => {
  const server = fakeServer({ 'GET /v1/user': {} });
  const { http } = makeClient({ host: `${apiHost}/v1/` });

  await http.get('/user');
  expect(server.calls).toEqual(['GET /v1/user']);
  expect(http.apiOrigin).toBe(apiHost);
});

test('S-84 an API whose address is none has no origin, and no images come from other hosts unless named', () => {
  expect(makeClient({ host: 'https://' }).http).toMatchObject({ apiOrigin: '', imageHosts: [] });
});

test('S-83 parameters are percent-encoded', async () => {
  const server = fakeServer({ 'GET /okta/authorize': {} });

  await makeClient().http.get('/okta/authorize', { params: { qs: '?code=a&state=b+c' } });
  const { searchParams } = new URL(server.requests[0]?.url ?? '');
  expect([...searchParams]).toEqual([['qs', '?code=a&state=b+c']]);
});

test.each([200, 201, 202, 203, 206, 299])('S-92 status %i is a success', async (status) => {
  fakeServer({ 'GET /user': answerWith(status, { name: 'Ada' }) });

  expect(await makeClient().http.get('/user')).toEqual({ name: 'Ada' });
});

test.each([
  [400, 'ERR_BAD_REQUEST'],
  [401, 'ERR_BAD_REQUEST'],
  [403, 'ERR_BAD_REQUEST'],
  [404, 'ERR_BAD_REQUEST'],
  [429, 'ERR_BAD_REQUEST'],
  [499, 'ERR_BAD_REQUEST'],
  [500, 'ERR_BAD_RESPONSE'],
  [502, 'ERR_BAD_RESPONSE'],
  [503, 'ERR_BAD_RESPONSE'],
  [599, 'ERR_BAD_RESPONSE'],
])('S-88, S-92 status %i is a failure with the code %s, after one call', async (status, code) => {
  const server = fakeServer({ 'GET /user': answerWith(status) });

  const failure = await failureOf(makeClient().http.get('/user'));
  expect(axios.isAxiosError(failure)).toBe(true);
  expect(failure).toMatchObject({ code, response: { status } });
  expect(server.calls).toHaveLength(1);
});

test.each([300, 304, 399])('S-92 status %i is no success', async (status) => {
  fakeServer({ 'GET /user': () => Promise.resolve(new Response(null, { status })) });

  expect(await failureOf(makeClient().http.get('/user'))).toMatchObject({ response: { status } });
});

test('S-92 no connection is ERR_NETWORK', async () => {
  fakeServer({ 'GET /user': () => Promise.reject(new TypeError('Failed to fetch')) });

  expect(await failureOf(makeClient().http.get('/user'))).toMatchObject({ code: 'ERR_NETWORK' });
});

test('S-92 a call that is cancelled is ERR_CANCELED, before and after it was made', async () => {
  const server = fakeServer({ 'GET /user': heldAnswer({}).answer });
  const { http } = makeClient();
  const controller = new AbortController();

  const failure = failureOf(http.get('/user', { signal: controller.signal }));
  await breathe();
  controller.abort();
  expect(await failure).toMatchObject({ code: 'ERR_CANCELED' });
  expect(server.requests[0]?.signal.aborted).toBe(true);

  const late = failureOf(http.get('/user', { signal: controller.signal }));
  expect(await late).toMatchObject({ code: 'ERR_CANCELED' });
});

test('S-92 where a client has a time limit, a call that exceeds it has a code of its own', async () => {
  fakeServer({ 'GET /user': heldAnswer({}).answer });
  const impatient = axios.create({ baseURL: apiHost, adapter: 'fetch', timeout: 1 });

  expect((await failureOf(impatient.get('/user'))).code).toMatch(/^(ETIMEDOUT|ECONNABORTED)$/);
});

test('S-94, H-5 the portal has none: a call is waited for as long as it takes', async () => {
  jest.useFakeTimers();
  const held = heldAnswer({ name: 'Ada' });
  fakeServer({ 'GET /user': held.answer });

  const call = makeClient().http.get('/user');
  await jest.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  held.release();
  expect(await call).toEqual({ name: 'Ada' });
});

test.each([
  ['a page of a proxy', page],
  ['JSON that stops half-way', '{"reports":[{"name":"En'],
  ['plain words', 'OK'],
])('S-92, B-46 a 200 that brings %s is ERR_BAD_RESPONSE', async (_what, body) => {
  fakeServer({ 'GET /user': answerWith(200, body) });

  expect(await failureOf(makeClient().http.get('/user'))).toMatchObject({ code: 'ERR_BAD_RESPONSE' });
});

test('S-92 what counts is the body, not the name of its type', async () => {
  const headers = { 'content-type': 'text/plain' };
  fakeServer({ 'GET /user': () => Promise.resolve(new Response('{"name":"Ada"}', { headers })) });

  expect(await makeClient().http.get('/user')).toEqual({ name: 'Ada' });
});

test('B-46 a 204 brings nothing that could be taken for data', async () => {
  fakeServer({ 'GET /user': () => Promise.resolve(new Response(null, { status: 204 })) });

  expect(await makeClient().http.get('/user')).toBeFalsy();
});

test('S-88, H-15 a 401 ends the session, once per call', async () => {
  fakeServer({ 'GET /user': answerWith(401) });
  const { http, onUnauthorized } = makeClient();

  await failureOf(http.get('/user'));
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test.each([
  ['a 403', answerWith(403)],
  ['a 500', answerWith(500)],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('H-15 %s does not end it', async (_what, answer) => {
  fakeServer({ 'GET /user': answer });
  const { http, onUnauthorized } = makeClient();

  await failureOf(http.get('/user'));
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('H-15 a late 401 for an old token does not end the session of the new one', async () => {
  fakeServer({ 'GET /user': answerWith(401) });
  const onUnauthorized = jest.fn();
  let token = 'old';
  const http = createHttpClient({ apiHost, accessToken: () => token, onUnauthorized });

  const late = failureOf(http.get('/user'));
  token = 'new';
  expect(await late).toMatchObject({ response: { status: 401 } });
  expect(onUnauthorized).not.toHaveBeenCalled();

  await failureOf(http.get('/user'));
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('H-15 a 401 for a token that has run out meanwhile ends the session', async () => {
  fakeServer({ 'GET /user': answerWith(401) });
  const onUnauthorized = jest.fn();
  let token: string | undefined = 'old';
  const http = createHttpClient({ apiHost, accessToken: () => token, onUnauthorized });

  const late = failureOf(http.get('/user'));
  token = undefined;
  await late;
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('H-15 a 401 to a public call says nothing about the session', async () => {
  fakeServer({ 'GET /healthcheck': answerWith(401) });
  const { http, onUnauthorized } = makeClient();

  await failureOf(http.get('/healthcheck', { isPublic: true }));
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('S-95 the cookie XSRF-TOKEN goes back as the header X-XSRF-TOKEN, to the origin that set it', async () => {
  document.cookie = 'XSRF-TOKEN=token-against-forgery';
  const server = fakeServer({ 'GET /user': {} });

  await makeClient({ host: window.origin }).http.get('/user');
  await makeClient().http.get('/user');
  expect(server.headers.map((headers) => headers.get('x-xsrf-token'))).toEqual([
    'token-against-forgery',
    null,
  ]);
});
