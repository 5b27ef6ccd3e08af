import { setTimeout as pause } from 'node:timers/promises';
import { askForTokens, pressSignIn, signIn } from './testing/signIn.ts';
import { portalOrigin, reportPath, startTestStack } from './testing/startTestStack.ts';
import { fakeOnly } from '#jest/fakeOnly.ts';
import type { Call } from './api/callLog.ts';

const listPath = '/ai/mediamonitoring/list';

async function start() {
  const stack = await startTestStack();
  const token = await signIn(stack, portalOrigin);
  const get = (path: string, init: { signal?: AbortSignal } = {}) => stack.call(path, { token, ...init });
  return { ...stack, get };
}

test('S-81 the list answers late, with a status, and works again', async () => {
  const { control, get } = await start();
  await control({ path: 'list', mode: 'slow', delayMs: 200 });
  fakeOnly(['setTimeout', 'clearTimeout']);
  const late = get(listPath);
  while (jest.getTimerCount() === 0) await get('/user');
  jest.advanceTimersByTime(199);
  const first = await Promise.race([late.then(() => 'the list'), get('/user').then(() => 'the user')]);
  expect(first).toBe('the user');
  jest.advanceTimersByTime(1);
  expect((await late).status).toBe(200);

  await control({ path: 'list', mode: 'status', status: 503 });
  const failed = await get(listPath);
  expect(failed.status).toBe(503);
  expect(await failed.json()).toMatchObject({ error: expect.any(String) });
  // The other calls are well.
  expect((await get('/user')).status).toBe(200);

  await control({ path: 'list', mode: 'ok' });
  expect((await get(listPath)).status).toBe(200);
});

test('S-92 the list never answers, or drops the connection', async () => {
  const { control, get, call, stop } = await start();
  await control({ path: 'list', mode: 'drop' });
  await expect(get(listPath)).rejects.toThrow(TypeError);
  await control({ path: 'list', mode: 'hang' });
  const unanswered = async () => {
    const calls: Call[] = JSON.parse(await (await call('/_control/calls')).text());
    return calls.filter(({ path, status }) => path === listPath && status === null).length;
  };
  const caller = new AbortController();
  const given = expect(get(listPath, { signal: caller.signal })).rejects.toThrow('given up');
  // One that is given up before it has arrived waits for no answer.
  while ((await unanswered()) < 2);
  await pause(150);
  caller.abort(new Error('given up'));
  await given;
  expect(await unanswered()).toBe(2);

  // Stopping does not wait until the caller gives up.
  const hanging = expect(get(listPath)).rejects.toThrow(TypeError);
  while ((await unanswered()) < 3);
  await stop();
  await hanging;
});

test('S-92 the answer is broken JSON, or the page of a proxy', async () => {
  const { control, get } = await start();
  await control({ path: 'all', mode: 'malformed' });
  for (const path of ['/healthcheck', '/user', listPath, reportPath]) {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type') ?? '').toMatch(/^application\/json/);
    await expect(answer.json()).rejects.toThrow(SyntaxError);
  }
  await control({ path: 'all', mode: 'html' });
  for (const path of ['/healthcheck', '/user', listPath, reportPath, '/okta/authorize']) {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type') ?? '').toMatch(/^text\/html/);
    expect(await answer.text()).toMatch(/^<!doctype html>/);
  }
});

test('S-80 to S-82 the answer is valid and empty', async () => {
  const { control, get } = await start();
  await control({ path: 'all', mode: 'empty' });
  expect(await (await get('/user')).json()).toStrictEqual({});
  expect(await (await get(listPath)).json()).toStrictEqual({ reports: [] });
  expect(await (await get(reportPath)).json()).toStrictEqual({
    report: { slug: 'usual a/b', version: 'latest', articles: [] },
    history: [],
  });
  expect(await (await get('/healthcheck')).json()).toStrictEqual({});
  expect(await (await get('/okta/authorize')).json()).toStrictEqual({});
});

test('S-80 to S-82 the data is hostile or very large, also for a report of the usual list', async () => {
  const { control, get } = await start();
  for (const mode of ['hostile', 'large']) {
    await control({ path: 'all', mode });
    expect(await (await get(listPath)).json()).toStrictEqual({ reports: [{ slug: `${mode} a/b` }] });
    expect(await (await get(reportPath)).json()).toMatchObject({ report: { slug: `${mode} a/b` } });
  }
  await control({ path: 'user', mode: 'hostile' });
  expect(await (await get('/user')).json()).toMatchObject({
    id: '00u1ab2cd3EF4gh5IJ6k',
    name: expect.stringMatching(/<script>/),
  });
});

test('S-88 a fault strikes a given number of times', async () => {
  const { control, get } = await start();
  await control({ path: 'list', mode: 'status', status: 500, times: 2 });
  const statuses = [];
  for (let call = 0; call < 4; call += 1) statuses.push((await get(listPath)).status);
  expect(statuses).toStrictEqual([500, 500, 200, 200]);
});

test('S-78 a broken API does not give data to somebody who is not signed in', async () => {
  const { control, call } = await start();
  for (const mode of ['empty', 'malformed', 'hostile', 'large', 'slow']) {
    await control({ path: 'all', mode, delayMs: 0 });
    expect([mode, (await call(listPath)).status]).toEqual([mode, 401]);
  }
});

test('S-88 the portal may read the failures', async () => {
  const { control, call } = await start();
  for (const command of [{ mode: 'status', status: 500 }, { mode: 'html' }, { mode: 'malformed' }]) {
    await control({ path: 'all', ...command });
    const { headers } = await call('/healthcheck', { headers: { origin: portalOrigin } });
    expect([command.mode, headers.get('access-control-allow-origin')]).toEqual([command.mode, portalOrigin]);
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

test('S-12 the next sign-in is tampered with, once', async () => {
  const stack = await startTestStack();
  const request = { state: 'right', nonce: 'right' };
  const finish = async () => askForTokens(stack, await pressSignIn(stack, portalOrigin, { request }));
  // There is no earlier id token yet.
  expect((await stack.control({ tamper: 'nonce' })).status).toBe(409);
  const first = (await finish()).fragment;

  const expected: Record<string, (answer: Awaited<ReturnType<typeof finish>>) => void> = {
    nonce: ({ fragment }) => {
      expect(fragment.get('id_token')).toBe(first.get('id_token'));
    },
    state: ({ fragment }) => {
      expect(fragment.get('state')).not.toBe('right');
    },
    'no-id-token': ({ fragment }) => {
      expect(fragment.has('id_token')).toBe(false);
    },
    'no-access-token': ({ fragment }) => {
      expect(fragment.has('access_token')).toBe(false);
    },
    'no-expires': ({ fragment }) => {
      expect(fragment.has('expires_in')).toBe(false);
    },
    'foreign-url': ({ url, fragment }) => {
      expect(url?.origin).toBe('https://evil.example');
      expect(fragment.has('access_token')).toBe(false);
    },
  };
  for (const [tamper, check] of Object.entries(expected)) {
    expect((await stack.control({ tamper })).body).toMatchObject({ tamper });
    check(await finish());
    const { url, fragment } = await finish();
    expect([`after ${tamper}`, url?.origin]).toEqual([`after ${tamper}`, portalOrigin]);
    expect(fragment.get('state')).toBe('right');
    expect([...fragment.keys()].length).toBe(6);
  }

  const authorizeUrl = 'https://evil.example/okta/authorize#x';
  await stack.control({ authorizeUrl });
  expect((await finish()).body.url).toBe(authorizeUrl);
  expect((await finish()).url?.origin).toBe(portalOrigin);
});
