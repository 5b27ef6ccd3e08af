import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import { askForTokens, pressSignIn, signIn } from './testing/signIn.mjs';
import { portalOrigin, startTestStack } from './testing/startTestStack.mjs';

test('S-78 the calls are listed without values and tokens', async (t) => {
  const stack = await startTestStack(t);
  const callback = await pressSignIn(stack, portalOrigin);
  const { fragment } = await askForTokens(stack, callback);
  const token = fragment.get('access_token') ?? '';
  await stack.call('/user?secret=1', { token, headers: { origin: portalOrigin } });
  await stack.call('/ai/mediamonitoring/list');

  const text = await (await stack.call('/_control/calls')).text();
  assert.deepEqual(JSON.parse(text), [
    {
      method: 'GET',
      path: '/okta/authorize',
      query: ['redirect_uri', 'qs'],
      authorized: false,
      status: 200,
      origin: null,
    },
    { method: 'GET', path: '/user', query: ['secret'], authorized: true, status: 200, origin: portalOrigin },
    {
      method: 'GET',
      path: '/ai/mediamonitoring/list',
      query: [],
      authorized: false,
      status: 401,
      origin: null,
    },
  ]);
  assert.ok(!text.includes(token) && !text.includes(callback.searchParams.get('code') ?? '-'));

  assert.equal((await stack.call('/_control/calls', { method: 'DELETE' })).status, 200);
  assert.deepEqual(await (await stack.call('/_control/calls')).json(), []);
});

test('S-88 the control page and its forms switch the faults', async (t) => {
  const { call } = await startTestStack(t);
  const page = await (await call('/_control')).text();
  assert.match(page, /<title>Make the local API misbehave<\/title>/);

  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = 'path=list&mode=status&status=418&delayMs=&times=';
  const state = await (await call('/_control', { method: 'POST', headers: form, body })).json();
  assert.deepEqual(state.faults.list, { mode: 'status', status: 418, delayMs: 4000, times: null });
  assert.equal(state.faults.user.mode, 'ok');

  const shown = await call('/_control', { method: 'POST', headers: { ...form, accept: 'text/html' }, body });
  assert.equal(shown.status, 200, 'a browser is led back to the page');
  assert.match(await shown.text(), /Fail with a status 418/);

  const refused = await call('/_control', {
    method: 'POST',
    headers: { ...form, accept: 'text/html' },
    body: 'tamper=nonce',
  });
  assert.equal(refused.status, 409);
  assert.match(await refused.text(), /role="alert">Sign in once first/);
});

test('S-88 a command that makes no sense is refused in words', async (t) => {
  const { control, call } = await startTestStack(t);
  const commands = [
    {},
    { mode: 'slow' },
    { path: 'list' },
    { path: 'other', mode: 'slow' },
    { path: 'list', mode: 'sleepy' },
    { path: 'list', mode: 'status', status: 99 },
    { path: 'list', mode: 'slow', delayMs: -1 },
    { path: 'list', mode: 'slow', times: 1.5 },
    { tamper: 'everything' },
  ];
  for (const command of commands) {
    const { status, body } = await control(command);
    assert.equal(status, 400, JSON.stringify(command));
    assert.equal(typeof body.error, 'string');
  }
  for (const body of ['{', '[]', 'null', '1']) {
    const headers = { 'content-type': 'application/json' };
    assert.equal((await call('/_control', { method: 'POST', headers, body })).status, 400, body);
  }
  assert.equal((await call('/_control', { method: 'PUT' })).status, 404);
  assert.equal((await call('/_control/other')).status, 404);
});

test('S-78 a page of another site cannot use the fault switch', async (t) => {
  const stack = await startTestStack(t);
  const token = await signIn(stack, portalOrigin);
  for (const origin of ['http://evil.example', 'null', portalOrigin]) {
    const init = { method: 'POST', headers: { origin }, body: 'revoke=true' };
    const refused = await stack.call('/_control', init);
    assert.equal(refused.status, 403, origin);
    assert.equal(refused.headers.get('access-control-allow-origin'), null);
    assert.equal((await stack.call('/_control/calls', { ...init, method: 'DELETE' })).status, 403);
  }
  assert.equal((await stack.call('/user', { token })).status, 200);

  const own = { method: 'POST', headers: { origin: stack.apiOrigin }, body: 'revoke=true' };
  assert.equal((await stack.call('/_control', own)).status, 200);
  assert.equal((await stack.call('/user', { token })).status, 401);
});

test('S-78 a foreign name that leads to this machine cannot use the fault switch', async (t) => {
  const { apiOrigin } = await startTestStack(t);
  const { port } = new URL(apiOrigin);
  /** @type {number | undefined} */
  const status = await new Promise((resolve, reject) => {
    const headers = { host: `evil.example:${port}` };
    request({ host: '127.0.0.1', port, path: '/_control', method: 'POST', headers })
      .on('response', (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end('reset=true');
  });
  assert.equal(status, 403);
});
