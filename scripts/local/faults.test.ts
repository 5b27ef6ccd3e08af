import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askForTokens, pressSignIn, signIn } from './testing/signIn.mjs';
import { portalOrigin, reportPath, startTestStack } from './testing/startTestStack.mjs';

const listPath = '/ai/mediamonitoring/list';

/** @param {import('node:test').TestContext} t */
async function start(t) {
  const stack = await startTestStack(t);
  const token = await signIn(stack, portalOrigin);
  /** @param {string} path @param {number} [patience] */
  const get = (path, patience = 5000) => stack.call(path, { token, signal: AbortSignal.timeout(patience) });
  return { ...stack, get };
}

test('S-81 the list answers late, with a status, and works again', async (t) => {
  const { control, get } = await start(t);
  await control({ path: 'list', mode: 'slow', delayMs: 200 });
  const begun = performance.now();
  assert.equal((await get(listPath)).status, 200);
  assert.ok(performance.now() - begun >= 195);

  await control({ path: 'list', mode: 'status', status: 503 });
  const failed = await get(listPath);
  assert.equal(failed.status, 503);
  assert.equal(typeof (await failed.json()).error, 'string');
  assert.equal((await get('/user')).status, 200, 'the other calls are well');

  await control({ path: 'list', mode: 'ok' });
  assert.equal((await get(listPath)).status, 200);
});

test('S-92 the list never answers, or drops the connection', async (t) => {
  const { control, get, call, stop } = await start(t);
  await control({ path: 'list', mode: 'drop' });
  await assert.rejects(get(listPath), TypeError);
  await control({ path: 'list', mode: 'hang' });
  await assert.rejects(get(listPath, 150), { name: 'TimeoutError' });
  assert.deepEqual(
    (await (await call('/_control/calls')).json()).slice(-2).map((/** @type {any} */ each) => each.status),
    [null, null],
  );

  const hanging = assert.rejects(get(listPath), TypeError);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const begun = performance.now();
  await stop();
  await hanging;
  assert.ok(performance.now() - begun < 500, 'stopping does not wait for it');
});

test('S-92 the answer is broken JSON, or the page of a proxy', async (t) => {
  const { control, get } = await start(t);
  await control({ path: 'all', mode: 'malformed' });
  for (const path of ['/healthcheck', '/user', listPath, reportPath]) {
    const answer = await get(path);
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get('content-type') ?? '', /^application\/json/);
    await assert.rejects(answer.json(), SyntaxError, path);
  }
  await control({ path: 'all', mode: 'html' });
  for (const path of ['/healthcheck', '/user', listPath, reportPath, '/okta/authorize']) {
    const answer = await get(path);
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get('content-type') ?? '', /^text\/html/);
    assert.match(await answer.text(), /^<!doctype html>/);
  }
});

test('S-80 to S-82 the answer is valid and empty', async (t) => {
  const { control, get } = await start(t);
  await control({ path: 'all', mode: 'empty' });
  assert.deepEqual(await (await get('/user')).json(), {});
  assert.deepEqual(await (await get(listPath)).json(), { reports: [] });
  assert.deepEqual(await (await get(reportPath)).json(), {
    report: { slug: 'usual a/b', version: 'latest', articles: [] },
    history: [],
  });
  assert.deepEqual(await (await get('/healthcheck')).json(), {});
  assert.deepEqual(await (await get('/okta/authorize')).json(), {});
});

test('S-80 to S-82 the data is hostile or very large, also for a report of the usual list', async (t) => {
  const { control, get } = await start(t);
  for (const mode of ['hostile', 'large']) {
    await control({ path: 'all', mode });
    assert.deepEqual(await (await get(listPath)).json(), { reports: [{ slug: `${mode} a/b` }] });
    assert.equal((await (await get(reportPath)).json()).report.slug, `${mode} a/b`);
  }
  await control({ path: 'user', mode: 'hostile' });
  const user = await (await get('/user')).json();
  assert.equal(user.id, '00u1ab2cd3EF4gh5IJ6k');
  assert.match(user.name, /<script>/);
});

test('S-88 a fault strikes a given number of times', async (t) => {
  const { control, get } = await start(t);
  await control({ path: 'list', mode: 'status', status: 500, times: 2 });
  const statuses = [];
  for (let call = 0; call < 4; call += 1) statuses.push((await get(listPath)).status);
  assert.deepEqual(statuses, [500, 500, 200, 200]);
});

test('S-78 a broken API does not give data to somebody who is not signed in', async (t) => {
  const { control, call } = await start(t);
  for (const mode of ['empty', 'malformed', 'hostile', 'large', 'slow']) {
    await control({ path: 'all', mode, delayMs: 0 });
    assert.equal((await call(listPath)).status, 401, mode);
  }
});

test('S-88 the portal may read the failures', async (t) => {
  const { control, call } = await start(t);
  for (const command of [{ mode: 'status', status: 500 }, { mode: 'html' }, { mode: 'malformed' }]) {
    await control({ path: 'all', ...command });
    const { headers } = await call('/healthcheck', { headers: { origin: portalOrigin } });
    assert.equal(headers.get('access-control-allow-origin'), portalOrigin, command.mode);
    assert.equal(headers.get('cache-control'), 'no-store');
  }
});

test('S-12 the next sign-in is tampered with, once', async (t) => {
  const stack = await startTestStack(t);
  const request = { state: 'right', nonce: 'right' };
  const finish = async () => askForTokens(stack, await pressSignIn(stack, portalOrigin, { request }));
  assert.equal((await stack.control({ tamper: 'nonce' })).status, 409, 'there is no earlier id token yet');
  const first = (await finish()).fragment;

  /** @type {Record<string, (answer: Awaited<ReturnType<typeof finish>>) => void>} */
  const expected = {
    nonce: ({ fragment }) => assert.equal(fragment.get('id_token'), first.get('id_token')),
    state: ({ fragment }) => assert.notEqual(fragment.get('state'), 'right'),
    'no-id-token': ({ fragment }) => assert.equal(fragment.has('id_token'), false),
    'no-access-token': ({ fragment }) => assert.equal(fragment.has('access_token'), false),
    'no-expires': ({ fragment }) => assert.equal(fragment.has('expires_in'), false),
    'foreign-url': ({ url, fragment }) => {
      assert.equal(url?.origin, 'https://evil.example');
      assert.equal(fragment.has('access_token'), false);
    },
  };
  for (const [tamper, check] of Object.entries(expected)) {
    assert.equal((await stack.control({ tamper })).body.tamper, tamper);
    check(await finish());
    const { url, fragment } = await finish();
    assert.equal(url?.origin, portalOrigin, `after ${tamper}`);
    assert.equal(fragment.get('state'), 'right');
    assert.equal([...fragment.keys()].length, 6);
  }

  const authorizeUrl = 'https://evil.example/okta/authorize#x';
  await stack.control({ authorizeUrl });
  assert.equal((await finish()).body.url, authorizeUrl);
  assert.equal((await finish()).url?.origin, portalOrigin);
});
