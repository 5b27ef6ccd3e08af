import type { Request } from 'playwright-core';
import type { Reader } from './Reader';
import { expect, test } from './test';
import { tokensKeyOf } from './tokensKeyOf';

/** The requests of a browser as they are sent, its preflights included. */
function watchRequests({ context }: Reader): Request[] {
  const sent: Request[] = [];
  context.on('request', (request) => sent.push(request));
  return sent;
}

const addressed = (sent: Request[], start: string) =>
  sent.map((request) => new URL(request.url())).filter(({ href }) => href.startsWith(start));

async function readAround({ page, bar, welcome, list, report, history }: Reader): Promise<void> {
  await bar.reports.click();
  await list.link('Renewable Energy').click();
  await report.historyButton.click();
  await history.links.nth(1).click();
  await expect(page).toHaveURL(/\/reports\/renewable-energy\/\d{8}/);
  await page.goBack();
  await page.goBack();
  await expect(list.heading).toBeVisible();
  await bar.home.click();
  await expect(welcome.heading).toBeVisible();
}

test('S-10, S-85 the provider is asked for a code, for three scopes, to the exact address and without PKCE', async ({
  arrive,
  portal,
}) => {
  const reader = await arrive();
  const sent = watchRequests(reader);
  await reader.openSignedIn('/reports');

  const asked = addressed(sent, `${portal.provider}/oauth2/default/v1/authorize?`);
  expect(asked).toHaveLength(1);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    client_id: 'portal',
    redirect_uri: `${portal.origin}/login/callback`,
    response_type: 'code',
    scope: 'openid profile email',
    // Chosen by the platform's generator for secrets, 256 bits each.
    state: expect.stringMatching(/^[\da-f]{64}$/),
    nonce: expect.stringMatching(/^[\da-f]{64}$/),
  });
  expect(asked[0]?.searchParams.get('state')).not.toBe(asked[0]?.searchParams.get('nonce'));
});

test('S-9, S-83 the API is asked once for tokens, with the page and its query as they are, and no bearer', async ({
  arrive,
  portal,
}) => {
  const reader = await arrive();
  const sent = watchRequests(reader);
  await reader.openSignedIn('/reports?q=energy#top');

  const [callback] = addressed(sent, `${portal.origin}/login/callback?`);
  const exchange = `${portal.api}/okta/authorize?`;
  const asked = addressed(sent, exchange);
  expect(asked).toHaveLength(1);
  expect([...(asked[0]?.searchParams ?? [])]).toEqual([
    ['redirect_uri', `${portal.origin}/login/callback`],
    ['qs', callback?.search],
  ]);
  const headers = await sent.find((request) => request.url().startsWith(exchange))?.allHeaders();
  expect(headers).not.toHaveProperty('authorization');
  expect(headers).not.toHaveProperty('referer');
});

test('S-2, S-67, S-78 to S-82 over many screens the API is only read, the user asked for once, bearers where due', async ({
  arrive,
  portal,
}) => {
  const reader = await arrive();
  const sent = watchRequests(reader);
  await reader.openSignedIn('/');
  await reader.untilKnown();
  await portal.control({ reset: true });
  await readAround(reader);
  await readAround(reader);
  expect((await portal.calls()).filter(({ path }) => path === '/user')).toEqual([]);

  await reader.page.reload();
  await expect(reader.welcome.heading).toBeVisible();
  await readAround(reader);
  const calls = await portal.calls();
  const counted = (path: string) =>
    calls.filter((call) => call.path === path && call.method === 'GET').length;
  expect(counted('/user')).toBe(1);
  expect(counted('/healthcheck')).toBe(1);
  expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(['GET', 'OPTIONS']));

  const isProtected = ({ path }: { path: string }) => /^\/(user|ai\/)/.test(path);
  const read = calls.filter(({ method }) => method === 'GET');
  expect(read.filter(isProtected).map(({ authorized }) => authorized)).not.toContain(false);
  expect(read.filter((call) => !isProtected(call)).map(({ authorized }) => authorized)).not.toContain(true);

  const { accessToken } = JSON.parse((await reader.stored())[tokensKeyOf(portal)] ?? '') as {
    accessToken: { accessToken: string };
  };
  const withBearer = await Promise.all(
    sent.map(async (one) => [one.url(), await one.headerValue('authorization')]),
  );
  for (const [url, bearer] of withBearer.filter(([, value]) => value)) {
    expect(bearer).toBe(`Bearer ${accessToken.accessToken}`);
    expect(new URL(url ?? '').origin).toBe(portal.api);
  }
});
