import type { Request } from 'playwright-core';
import type { Reader } from './Reader';
import { expect, test } from './test';
import { tokensKeyOf } from './tokensKeyOf';

const deepLink = '/reports/renewable-energy?from=mail#top';

type Secrets = Record<'accessToken' | 'idToken' | 'code' | 'state' | 'nonce', string>;

/** The values of this sign-in that must not be found anywhere. */
async function secretsOf(reader: Reader): Promise<Secrets> {
  const query = (part: string) =>
    new URL(reader.requests.find((url) => url.includes(part)) ?? '').searchParams;
  const tokens = JSON.parse((await reader.stored())[tokensKeyOf(reader.portal)] ?? '') as {
    accessToken: { accessToken: string };
    idToken: { idToken: string };
  };
  return {
    accessToken: tokens.accessToken.accessToken,
    idToken: tokens.idToken.idToken,
    code: query('/login/callback?').get('code') ?? '',
    state: query('/v1/authorize?').get('state') ?? '',
    nonce: query('/v1/authorize?').get('nonce') ?? '',
  };
}

const foundIn = (secrets: Secrets, text: string) =>
  Object.entries(secrets).flatMap(([name, secret]) => (text.includes(secret) ? [name] : []));

const isAt = (url: string, origins: string[]) =>
  url.startsWith('data:') || origins.includes(new URL(url).origin);

/** Signs in, and gives what must not be left of that anywhere. */
async function signInWithSecrets(reader: Reader): Promise<Secrets> {
  await reader.openSignedIn(deepLink);
  await expect(reader.heading('Renewable Energy')).toBeVisible();
  const secrets = await secretsOf(reader);
  for (const secret of Object.values(secrets)) expect(secret.length).toBeGreaterThan(20);
  return secrets;
}

test('T-01, T-03 after a sign-in no secret is in the address, the history, the page or the console', async ({
  arrive,
  portal,
}) => {
  const reader = await arrive();
  const secrets = await signInWithSecrets(reader);

  const page = await reader.page.evaluate(() => ({
    address: location.href,
    referrer: document.referrer,
    entries: (window as unknown as { navigation: { entries: () => { url: string }[] } }).navigation
      .entries()
      .map(({ url }) => url),
    state: JSON.stringify(history.state),
    name: window.name,
    document: document.documentElement.outerHTML,
  }));
  expect(page.entries).toEqual([portal.origin + deepLink]);
  expect(page.referrer).toBe('');
  expect(foundIn(secrets, JSON.stringify(page))).toEqual([]);
  expect(foundIn(secrets, reader.console.join('\n'))).toEqual([]);
});

test('T-01 the way back through the history shows no secret', async ({ arrive }) => {
  const reader = await arrive();
  const secrets = await signInWithSecrets(reader);
  const seen: string[] = [];
  reader.page.on('framenavigated', (frame) => seen.push(frame.url()));

  // Back over the provider's page, which is over and leads to the portal, to where Login was pressed.
  await reader.page.goBack();
  await expect(reader.welcome.heading).toBeVisible();
  await reader.page.goBack();
  await expect(reader.heading('Renewable Energy')).toBeVisible();
  expect(reader.path()).toBe(deepLink);
  expect(seen.length).toBeGreaterThanOrEqual(2);
  expect(foundIn(secrets, seen.join('\n'))).toEqual([]);
  expect(reader.faults()).toEqual([]);
});

test('T-01 the timing entries hold no token; the used code and its state are where the browser notes addresses', async ({
  arrive,
  portal,
}) => {
  const reader = await arrive();
  const secrets = await signInWithSecrets(reader);

  const entries = await reader.page.evaluate(() =>
    performance.getEntries().map(({ entryType, name }) => ({ entryType, name })),
  );
  const holding = entries.flatMap(({ entryType, name }) => {
    const found = foundIn(secrets, decodeURIComponent(name));
    const { origin, pathname } = found.length > 0 ? new URL(name) : { origin: '', pathname: '' };
    return found.length > 0 ? [{ entryType, address: origin + pathname, found }] : [];
  });
  // Both are worth nothing any more: the code is used, the state forgotten. A loaded page cannot take its own entry back.
  expect(holding).toEqual([
    { entryType: 'navigation', address: `${portal.origin}/login/callback`, found: ['code', 'state'] },
    { entryType: 'resource', address: `${portal.api}/okta/authorize`, found: ['code', 'state'] },
  ]);

  await reader.page.reload();
  const names = await reader.page.evaluate(() => performance.getEntries().map(({ name }) => name));
  expect(foundIn(secrets, decodeURIComponent(names.join('\n')))).toEqual([]);
});

test('T-02, T-15 no address holds a token, and no referrer says where the reader comes from', async ({
  arrive,
  portal,
}) => {
  const reader = await arrive();
  const sent: Request[] = [];
  reader.page.on('request', (request) => sent.push(request));
  await reader.openSignedIn(deepLink);
  await expect(reader.heading('Renewable Energy')).toBeVisible();

  const { accessToken, idToken } = await secretsOf(reader);
  expect(reader.requests.filter((url) => url.includes(accessToken) || url.includes(idToken))).toEqual([]);
  const { origin, provider, api } = portal;
  expect(sent.map((one) => one.url()).filter((url) => !isAt(url, [origin, provider, api]))).toEqual([]);
  const toUs = sent.filter((one) => isAt(one.url(), [origin, api]));
  const referrers = await Promise.all(toUs.map((one) => one.headerValue('referer')));
  expect(referrers.filter(Boolean)).toEqual([]);
});

test('T-10, T-11, T-16 the tokens are in one entry, no cookie holds anything, and the sign-in left nothing', async ({
  arrive,
}) => {
  const reader = await arrive();
  const secrets = await signInWithSecrets(reader);

  const { [tokensKeyOf(reader.portal)]: tokens = '', ...rest } = await reader.stored();
  expect(foundIn(secrets, tokens)).toEqual(expect.arrayContaining(['accessToken', 'idToken']));
  expect(foundIn(secrets, JSON.stringify(rest))).toEqual([]);
  const left = Object.entries(rest).filter(([, text]) => text !== '{}');
  // The reader's own entries are the visit, and the reports that are known.
  expect(left.map(([name]) => name).filter((name) => !name.startsWith('portal.reader.'))).toEqual([
    'okta-cache-storage',
  ]);
  expect(await reader.page.evaluate(() => document.cookie)).toBe('');
  const cookies = await reader.context.cookies();
  expect(cookies.filter(({ name, httpOnly }) => !httpOnly || !name.startsWith('_idp_'))).toEqual([]);
});
