import { fakeServer, heldAnswer } from '../testing';
import { createHttpClient } from './createHttpClient';

const apiHost = 'https://api.example.com';
const path = '/ai/mediamonitoring/list';

const makeClient = (token = 'token-of-the-test') =>
  createHttpClient({ apiHost, accessToken: () => token, onUnauthorized: () => undefined });

/** Left behind by the host's boot script. */
function leaveFirstCall({ at = Date.now(), answer = Promise.resolve(Response.json('of the page')) } = {}) {
  globalThis.portalFirstCall = { url: apiHost + path, token: 'token-of-the-test', at, answer };
}

/** The browser has nothing else to do, as soon as it is asked. */
const idleAtOnce: typeof requestIdleCallback = (act) => {
  act({ didTimeout: false, timeRemaining: () => 50 });
  return 0;
};

beforeEach(() => {
  globalThis.requestIdleCallback = idleAtOnce;
});

afterEach(() => {
  jest.useRealTimers();
  globalThis.portalFirstCall = undefined;
});

test('S-68 the call that the page has made already is not made again, and its answer is used once', async () => {
  const server = fakeServer({ [`GET ${path}`]: '"of the client"' });
  leaveFirstCall();
  const http = makeClient();

  expect(await http.get(path)).toBe('of the page');
  expect(server.calls).toEqual([]);
  expect(await http.get(path)).toBe('of the client');
  expect(server.calls).toHaveLength(1);
});

test('H-1 the answer for one address, or one reader, is given to no other', async () => {
  const server = fakeServer({ [`GET ${path}`]: '"list"', 'GET /user': '"user"' });
  leaveFirstCall();

  expect(await makeClient().get('/user')).toBe('user');
  expect(await makeClient('token-of-another').get(path)).toBe('list');
  expect(await makeClient().get(path, { isPublic: true })).toBe('list');
  expect(await makeClient().get(path, { params: { day: '1' } })).toBe('list');
  expect(server.calls).toHaveLength(4);
  expect(await makeClient().get(path)).toBe('of the page');
});

test('H-3 an answer that has waited for longer than half a minute is an old one', async () => {
  fakeServer({ [`GET ${path}`]: '"of the client"' });

  leaveFirstCall({ at: Date.now() - 30_001 });
  expect(await makeClient().get(path)).toBe('of the client');
  leaveFirstCall({ at: Date.now() - 29_000 });
  expect(await makeClient().get(path)).toBe('of the page');
});

test('H-4 an answer that is no JSON, or empty, is a failure after the one call', async () => {
  const server = fakeServer({});
  leaveFirstCall({ answer: Promise.resolve(new Response('<!doctype html>')) });
  await expect(makeClient().get(path)).rejects.toMatchObject({ code: 'ERR_BAD_RESPONSE' });

  leaveFirstCall({ answer: Promise.resolve(new Response(null, { status: 204 })) });
  expect(await makeClient().get(path)).toBe('');
  expect(server.calls).toEqual([]);
});

test('S-88 a failure of the page’s call is a failure like any other', async () => {
  fakeServer({});
  leaveFirstCall({ answer: Promise.resolve(Response.json({}, { status: 500 })) });
  await expect(makeClient().get(path)).rejects.toMatchObject({ code: 'ERR_BAD_RESPONSE' });

  leaveFirstCall({ answer: Promise.reject(new TypeError('Failed to fetch')) });
  await expect(makeClient().get(path)).rejects.toMatchObject({ code: 'ERR_NETWORK' });
});

test('H-5 leaving the screen gives up waiting for it', async () => {
  fakeServer({});
  leaveFirstCall({ answer: new Promise<Response>(() => undefined) });
  const controller = new AbortController();

  const call = makeClient().get(path, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ code: 'ERR_CANCELED' });

  leaveFirstCall();
  const late = makeClient().get(path, { signal: controller.signal });
  await expect(late).rejects.toMatchObject({ code: 'ERR_CANCELED' });
});

test('other calls wait until what the page has asked for is drawn, but not for long', async () => {
  jest.useFakeTimers();
  const server = fakeServer({ 'GET /user': '"user"' });
  const held = heldAnswer('"of the page"');
  leaveFirstCall({ answer: held.answer() });
  const http = makeClient();
  const user = http.get('/user');
  await jest.advanceTimersByTimeAsync(2_999);
  expect(server.calls).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(await user).toBe('user');
  held.release();
});

test.each([
  ['has come', () => Promise.resolve(Response.json('of the page'))],
  ['has failed', () => Promise.reject(new TypeError('Failed to fetch'))],
])('other calls go as soon as the first answer %s and the browser is idle', async (_how, answer) => {
  jest.useFakeTimers();
  const idle: (() => void)[] = [];
  globalThis.requestIdleCallback = (act) => idle.push(() => idleAtOnce(act));
  const server = fakeServer({ 'GET /user': '"user"' });
  leaveFirstCall({ answer: answer() });
  const user = makeClient().get('/user');
  await jest.advanceTimersByTimeAsync(1);
  expect(server.calls).toEqual([]);

  for (const act of idle) act();
  expect(await user).toBe('user');
});
