import { people } from './people.ts';
import { signIn } from './testing/signIn.ts';
import { portalOrigin, reportPath, startTestStack } from './testing/startTestStack.ts';

test('S-79 the health check answers without a token', async () => {
  const { call } = await startTestStack();
  expect(await (await call('/healthcheck')).json()).toStrictEqual({ health: 'ok' });
});

test('S-80 the user call says who signed in, with further fields', async () => {
  const stack = await startTestStack();
  for (const person of people) {
    const token = await signIn(stack, portalOrigin, { press: { person: person.id } });
    expect(await (await stack.call('/user', { token })).json()).toStrictEqual(person);
  }
});

test('S-81 the list is an array of reports', async () => {
  const stack = await startTestStack();
  const token = await signIn(stack, portalOrigin);
  const answer = await stack.call('/ai/mediamonitoring/list', { token });
  expect(await answer.json()).toStrictEqual({ reports: [{ slug: 'usual a/b' }] });
});

test('S-82 a report is found by its decoded slug and version, and an unknown one is not', async () => {
  const stack = await startTestStack();
  const token = await signIn(stack, portalOrigin);
  const found = await (await stack.call(reportPath.replace('latest', '2024%2F01'), { token })).json();
  expect(found).toStrictEqual({
    report: { slug: 'usual a/b', version: '2024/01', articles: [{ article_id: '1' }] },
    history: ['a/20240102/report.json'],
  });
  for (const path of ['nobody/latest', 'nobody/latest/more', 'nobody', '%E0%A4%A/latest']) {
    const missing = await stack.call(`/ai/mediamonitoring/report/${path}`, { token });
    expect([path, missing.status]).toEqual([path, 404]);
    expect(await missing.json()).toMatchObject({ error: expect.any(String) });
  }
});

test('S-79 to S-83 nothing is stored, other methods and paths are refused, HEAD works', async () => {
  const { call } = await startTestStack();
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
      expect([`${method} ${path}`, headers.get('cache-control')]).toEqual([`${method} ${path}`, 'no-store']);
    }
  }
  const head = await call('/healthcheck', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  const post = await call('/user', { method: 'POST', body: '{}' });
  expect(post.status).toBe(405);
  expect(post.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  expect((await call('/other')).status).toBe(404);
  expect((await call('/healthcheck/')).status).toBe(404);
});

test('S-78 only the portal may read the API from a browser, failures included', async () => {
  const { call } = await startTestStack();
  const preflight = await call('/ai/mediamonitoring/list', {
    method: 'OPTIONS',
    headers: { origin: portalOrigin, 'access-control-request-method': 'GET' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe(portalOrigin);
  expect(preflight.headers.get('access-control-allow-headers')).toBe(
    'authorization,content-type,x-xsrf-token',
  );
  expect(preflight.headers.get('access-control-allow-methods')).toBe('GET');
  expect(preflight.headers.get('access-control-max-age')).toBe('600');

  for (const path of ['/healthcheck', '/user', '/other', '/images/none.png']) {
    const own = await call(path, { headers: { origin: portalOrigin } });
    expect([path, own.headers.get('access-control-allow-origin')]).toEqual([path, portalOrigin]);
    expect(own.headers.get('access-control-expose-headers')).toBe('retry-after');
    expect(own.headers.get('vary')).toBe('Origin');
    for (const origin of ['http://evil.example', 'null', `${portalOrigin}.evil.example`]) {
      for (const method of ['GET', 'OPTIONS']) {
        const foreign = await call(path, { method, headers: { origin } });
        expect([path, foreign.headers.get('access-control-allow-origin')]).toEqual([path, null]);
        expect(foreign.headers.get('vary')).toBe('Origin');
      }
    }
  }
});
