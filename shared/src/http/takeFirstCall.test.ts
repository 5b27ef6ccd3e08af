import { fakeServer, heldAnswer } from '../testing';
import { nextTask } from '../browser/nextTask';
import { createHttpClient } from './createHttpClient';
import { answerOf, readFirstAnswer, takeFirstCall } from './takeFirstCall';

const apiHost = 'https://api.example.com';
const path = '/ai/mediamonitoring/list';

const makeClient = (token = 'token-of-the-test') =>
  createHttpClient({ apiHost, accessToken: () => token, onUnauthorized: () => undefined });

/** Left behind by the host's boot script. */
function leaveFirstCall({ at = Date.now(), answer = Promise.resolve(Response.json('of the page')) } = {}) {
  globalThis.portalFirstCall = { url: apiHost + path, token: 'token-of-the-test', at, answer };
}

/** A body of which the beginning has come, and a moment later what happens then. */
const begun = (goOn: (body: ReadableStreamDefaultController) => void = () => undefined) =>
  new ReadableStream({
    start: (body) => {
      body.enqueue(new TextEncoder().encode('{"reports":['));
      setTimeout(() => {
        goOn(body);
      }, 10);
    },
  });

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

test('what is under way when the answer of the page is taken comes before it', async () => {
  leaveFirstCall();
  const order: string[] = [];
  const taken = makeClient().get(path);
  void nextTask().then(() => order.push('mounting'));
  await taken.then(() => order.push('answer'));
  expect(order).toEqual(['mounting', 'answer']);
});

test.each([
  ['https://api.example.com/v1', '/all/list'],
  ['https://api.example.com/v1/', 'all/list'],
  ['https://api.example.com/v1//', '//all/list'],
])(
  'S-68, S-84 an API at %s and its path %s are one address, however they are joined',
  async (host, called) => {
    fakeServer({});
    const answer = Promise.resolve(Response.json('of the page'));
    const token = 'token-of-the-test';
    globalThis.portalFirstCall = { url: `${apiHost}/v1/all/list`, token, at: Date.now(), answer };
    const http = createHttpClient({
      apiHost: host,
      accessToken: () => token,
      onUnauthorized: () => undefined,
    });

    expect(await http.get(called)).toBe('of the page');
  },
);

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
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now);

  leaveFirstCall({ at: now - 30_001 });
  expect(await makeClient().get(path)).toBe('of the client');
  leaveFirstCall({ at: now - 30_000 });
  expect(await makeClient().get(path)).toBe('of the page');
});

test('a call without an address takes nothing', () => {
  expect(takeFirstCall(undefined, 'token-of-the-test')).toBeNull();
  leaveFirstCall();
  expect(takeFirstCall(undefined, 'token-of-the-test')).toBeNull();
});

const readFirst = (answer: Promise<Response>, signal?: AbortSignal) =>
  readFirstAnswer({ url: apiHost + path, token: 'token-of-the-test', at: 0, answer }, signal);

test('S-68 a good answer is read without the library, for a screen that may be left or not', async () => {
  expect(await readFirst(Promise.resolve(Response.json(['report'])))).toEqual(['report']);
  const { signal } = new AbortController();
  expect(await readFirst(Promise.resolve(Response.json(['report'])), signal)).toEqual(['report']);
});

test('an answer for whose end others wait is read once, and never copied', async () => {
  const response = Response.json('of the page');
  const text = jest.spyOn(response, 'text');
  const clone = jest.spyOn(response, 'clone');
  fakeServer({});
  leaveFirstCall({ answer: Promise.resolve(response) });
  const http = makeClient();

  await nextTask();
  expect(text).toHaveBeenCalledTimes(1);
  expect(await http.get(path)).toBe('of the page');
  expect(text).toHaveBeenCalledTimes(1);
  expect(clone).not.toHaveBeenCalled();
});

test('a good answer is not made anew, however long it is', async () => {
  const answer = Promise.resolve(Response.json(['report']));
  const first = { url: apiHost + path, token: 'token-of-the-test', at: 0, answer };
  expect(await readFirstAnswer(first, undefined)).toEqual(['report']);
  expect(await first.answer).toBe(await answer);
});

test.each<[string, () => Promise<Response>, AbortSignal | undefined]>([
  [
    'a failure, whatever its body',
    () => Promise.resolve(Response.json('of a proxy', { status: 500 })),
    undefined,
  ],
  ['no JSON', () => Promise.resolve(new Response('<!doctype html>')), undefined],
  ['no answer at all', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
  ['for a screen that was left', () => Promise.resolve(Response.json([])), AbortSignal.abort()],
])('S-92 an answer that is %s is left to the library', async (_what, answer, signal) => {
  expect(await readFirst(answer(), signal)).toBeUndefined();
});

test('H-5 whoever leaves while the answer is on its way stops waiting, for the reason given', async () => {
  const controller = new AbortController();
  const answer = new Promise<Response>(() => undefined);
  const waiting = answerOf({ url: '', token: '', at: 0, answer }, controller.signal);
  controller.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
});

test('H-4 an answer that is no JSON is a failure after the one call', async () => {
  const server = fakeServer({});
  leaveFirstCall({ answer: Promise.resolve(new Response('<!doctype html>')) });
  await expect(makeClient().get(path)).rejects.toMatchObject({ code: 'ERR_BAD_RESPONSE' });
  expect(server.calls).toEqual([]);
});

test.each([
  [200, ''],
  [204, null],
])('B-46 a %i without a body brings nothing that could be taken for data', async (status, body) => {
  const server = fakeServer({});
  leaveFirstCall({ answer: Promise.resolve(new Response(body, { status })) });
  expect(await makeClient().get(path)).toBe('');
  expect(server.calls).toEqual([]);
});

test('S-92 an answer that breaks off is ERR_NETWORK with its cause, made by the page or not', async () => {
  const breakingOff = () =>
    Promise.resolve(
      new Response(
        begun((body) => {
          body.error(new TypeError('Failed to fetch'));
        }),
      ),
    );
  fakeServer({ [`GET ${path}`]: breakingOff });
  const failure = { code: 'ERR_NETWORK', message: 'Network Error', cause: { message: 'Failed to fetch' } };
  await expect(makeClient().get(path)).rejects.toMatchObject(failure);

  leaveFirstCall({ answer: breakingOff() });
  await expect(makeClient().get(path)).rejects.toMatchObject(failure);
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

test('H-5 leaving the screen gives up waiting for the rest of an answer that has begun', async () => {
  fakeServer({});
  leaveFirstCall({ answer: Promise.resolve(new Response(begun())) });
  const controller = new AbortController();

  const call = makeClient().get(path, { signal: controller.signal });
  await nextTask();
  controller.abort();
  await expect(call).rejects.toMatchObject({ code: 'ERR_CANCELED' });
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
