import assert from 'node:assert/strict';
import { test } from 'node:test';
import { people } from './people.mjs';
import { signIn } from './testing/signIn.mjs';
import { portalOrigin, reportPath, startTestStack } from './testing/startTestStack.mjs';

test('S-79 the health check answers without a token', async (t) => {
  const { call } = await startTestStack(t);
  assert.deepEqual(await (await call('/healthcheck')).json(), { health: 'ok' });
});

test('S-80 the user call says who signed in, with further fields', async (t) => {
  const stack = await startTestStack(t);
  for (const person of people) {
    const token = await signIn(stack, portalOrigin, { press: { person: person.id } });
    assert.deepEqual(await (await stack.call('/user', { token })).json(), person);
  }
});

test('S-81 the list is an array of reports', async (t) => {
  const stack = await startTestStack(t);
  const token = await signIn(stack, portalOrigin);
  const answer = await stack.call('/ai/mediamonitoring/list', { token });
  assert.deepEqual(await answer.json(), { reports: [{ slug: 'usual a/b' }] });
});

test('S-82 a report is found by its decoded slug and version, and an unknown one is not', async (t) => {
  const stack = await startTestStack(t);
  const token = await signIn(stack, portalOrigin);
  const found = await (await stack.call(reportPath.replace('latest', '2024%2F01'), { token })).json();
  assert.deepEqual(found, {
    report: { slug: 'usual a/b', version: '2024/01', articles: [{ article_id: '1' }] },
    history: ['a/20240102/report.json'],
  });
  for (const path of ['nobody/latest', 'nobody/latest/more', 'nobody', '%E0%A4%A/latest']) {
    const missing = await stack.call(`/ai/mediamonitoring/report/${path}`, { token });
    assert.equal(missing.status, 404, path);
    assert.equal(typeof (await missing.json()).error, 'string');
  }
});

test('S-79 to S-83 nothing is stored, other methods and paths are refused, HEAD works', async (t) => {
  const { call } = await startTestStack(t);
  const paths = [
    '/healthcheck',
    '/user',
    '/ai/mediamonitoring/list',
    reportPath,
    '/okta/authorize',
    '/other',
    '//',
  ];
  for (const path of paths) {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE']) {
      const { headers } = await call(path, { method });
      assert.equal(headers.get('cache-control'), 'no-store', `${method} ${path}`);
    }
  }
  const head = await call('/healthcheck', { method: 'HEAD' });
  assert.equal(head.status, 200);
  assert.equal(await head.text(), '');
  const post = await call('/user', { method: 'POST', body: '{}' });
  assert.equal(post.status, 405);
  assert.equal(post.headers.get('allow'), 'GET, HEAD, OPTIONS');
  assert.equal((await call('/other')).status, 404);
  assert.equal((await call('/healthcheck/')).status, 404);
});

test('S-78 only the portal may read the API from a browser, failures included', async (t) => {
  const { call } = await startTestStack(t);
  const preflight = await call('/ai/mediamonitoring/list', {
    method: 'OPTIONS',
    headers: { origin: portalOrigin, 'access-control-request-method': 'GET' },
  });
  assert.equal(preflight.status, 204);
  assert.equal(preflight.headers.get('access-control-allow-origin'), portalOrigin);
  assert.equal(
    preflight.headers.get('access-control-allow-headers'),
    'authorization,content-type,x-xsrf-token',
  );
  assert.equal(preflight.headers.get('access-control-allow-methods'), 'GET');
  assert.equal(preflight.headers.get('access-control-max-age'), '600');

  for (const path of ['/healthcheck', '/user', '/other', '/images/none.png']) {
    const own = await call(path, { headers: { origin: portalOrigin } });
    assert.equal(own.headers.get('access-control-allow-origin'), portalOrigin, path);
    assert.equal(own.headers.get('vary'), 'Origin');
    for (const origin of ['http://evil.example', 'null', `${portalOrigin}.evil.example`]) {
      for (const method of ['GET', 'OPTIONS']) {
        const foreign = await call(path, { method, headers: { origin } });
        assert.equal(foreign.headers.get('access-control-allow-origin'), null, path);
        assert.equal(foreign.headers.get('vary'), 'Origin');
      }
    }
  }
});
