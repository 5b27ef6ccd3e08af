import { request } from 'node:http';
import { askForTokens, pressSignIn, signIn } from './testing/signIn.ts';
import { portalOrigin, startTestStack } from './testing/startTestStack.ts';

test('S-78 the calls are listed without values and tokens', async () => {
  const stack = await startTestStack();
  const callback = await pressSignIn(stack, portalOrigin);
  const { fragment } = await askForTokens(stack, callback);
  const token = fragment.get('access_token') ?? '';
  await stack.call('/user?secret=1', { token, headers: { origin: portalOrigin } });
  await stack.call('/ai/mediamonitoring/list');

  const text = await (await stack.call('/_control/calls')).text();
  expect(JSON.parse(text)).toStrictEqual([
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
  expect(text).not.toContain(token);
  expect(text).not.toContain(callback.searchParams.get('code') ?? '-');

  expect((await stack.call('/_control/calls', { method: 'DELETE' })).status).toBe(200);
  expect(await (await stack.call('/_control/calls')).json()).toStrictEqual([]);
});

test('S-88 the control page and its forms switch the faults', async () => {
  const { call } = await startTestStack();
  const page = await (await call('/_control')).text();
  expect(page).toMatch(/<title>Make the local API misbehave<\/title>/);

  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = 'path=list&mode=status&status=418&delayMs=&times=';
  expect(await (await call('/_control', { method: 'POST', headers: form, body })).json()).toMatchObject({
    faults: { list: { mode: 'status', status: 418, delayMs: 4000, times: null }, user: { mode: 'ok' } },
  });

  const shown = await call('/_control', { method: 'POST', headers: { ...form, accept: 'text/html' }, body });
  // A browser is led back to the page.
  expect(shown.status).toBe(200);
  expect(await shown.text()).toMatch(/Fail with a status 418/);

  const refused = await call('/_control', {
    method: 'POST',
    headers: { ...form, accept: 'text/html' },
    body: 'tamper=nonce',
  });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toMatch(/role="alert">Sign in once first/);
});

test('S-88 a command that makes no sense is refused in words', async () => {
  const { control, call } = await startTestStack();
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
    expect([JSON.stringify(command), status]).toEqual([JSON.stringify(command), 400]);
    expect(body).toMatchObject({ error: expect.any(String) });
  }
  for (const body of ['{', '[]', 'null', '1']) {
    const headers = { 'content-type': 'application/json' };
    expect([body, (await call('/_control', { method: 'POST', headers, body })).status]).toEqual([body, 400]);
  }
  expect((await call('/_control', { method: 'PUT' })).status).toBe(404);
  expect((await call('/_control/other')).status).toBe(404);
});

test('S-78 a page of another site cannot use the fault switch', async () => {
  const stack = await startTestStack();
  const token = await signIn(stack, portalOrigin);
  for (const origin of ['http://evil.example', 'null', portalOrigin]) {
    const init = { method: 'POST', headers: { origin }, body: 'revoke=true' };
    const refused = await stack.call('/_control', init);
    expect([origin, refused.status]).toEqual([origin, 403]);
    expect(refused.headers.get('access-control-allow-origin')).toBe(null);
    expect((await stack.call('/_control/calls', { ...init, method: 'DELETE' })).status).toBe(403);
  }
  expect((await stack.call('/user', { token })).status).toBe(200);

  const own = { method: 'POST', headers: { origin: stack.apiOrigin }, body: 'revoke=true' };
  expect((await stack.call('/_control', own)).status).toBe(200);
  expect((await stack.call('/user', { token })).status).toBe(401);
});

test('S-78 a foreign name that leads to this machine cannot use the fault switch', async () => {
  const { apiOrigin } = await startTestStack();
  const { port } = new URL(apiOrigin);
  const status: number | undefined = await new Promise((resolve, reject) => {
    const headers = { host: `evil.example:${port}` };
    request({ host: '127.0.0.1', port, path: '/_control', method: 'POST', headers })
      .on('response', (response) => {
        resolve(response.resume().statusCode);
      })
      .on('error', reject)
      .end('reset=true');
  });
  expect(status).toBe(403);
});
