import type { Reader } from './Reader';
import { withPortal } from './withPortal';

const stage = withPortal();
const deepLink = '/reports/renewable-energy?from=mail#top';

const login = (reader: Reader) => reader.page.getByRole('button', { name: 'Login With Okta', exact: true });
const heading = (reader: Reader, name: string) => reader.page.getByRole('heading', { level: 1, name });
const later = 4_000_000_000;

/** What may lie where the identity client keeps the tokens: left by an old release, an extension, a full disk. */
const brokenTokens = [
  '',
  '{',
  'null',
  '[]',
  '42',
  '"text"',
  '{"accessToken":null,"idToken":null}',
  '{"accessToken":{},"idToken":{}}',
  '{"accessToken":"text","idToken":"text"}',
  '{"accessToken":{"accessToken":"a"},"idToken":{"idToken":"i"}}',
  `{"accessToken":{"accessToken":"a","expiresAt":"${String(later)}"},"idToken":{"idToken":"i","expiresAt":null}}`,
  `{"accessToken":{"accessToken":7,"expiresAt":${String(later)}},"idToken":{"idToken":"i","expiresAt":${String(later)}}}`,
  `{"accessToken":{"accessToken":"a","expiresAt":${String(later)}}}`,
  `{"idToken":{"idToken":"i","expiresAt":${String(later)}}}`,
  '{"accessToken":{"accessToken":"a","expiresAt":1},"idToken":{"idToken":"i","expiresAt":1}}',
];

const otherEntries = [
  'okta-cache-storage',
  'okta-transaction-storage',
  'okta-shared-transaction-storage',
  'okta-original-uri-storage',
];

const authorizedCalls = async () => (await stage.portal.calls()).filter(({ authorized }) => authorized);

test('F-70 broken tokens in storage are no session and no endless "Loading...", and Login works', async () => {
  const reader = await stage.arrive();
  await reader.open(deepLink);
  for (const text of brokenTokens) {
    await reader.page.evaluate((value) => {
      localStorage.setItem('okta-token-storage', value);
    }, text);
    reader.console.length = 0;
    await reader.page.reload();
    await login(reader).waitFor();
    expect([text, reader.path(), reader.faults()]).toEqual([text, deepLink, []]);
  }

  await reader.signIn();
  await heading(reader, 'Renewable Energy').waitFor();
}, 120_000);

test('F-70 whatever else is broken in storage, the page starts and Login works', async () => {
  const reader = await stage.arrive();
  await reader.open(deepLink);
  for (const text of ['{', 'null', '[]', '7', '{"state":7}', '{"state":{"dateCreated":"soon"}}']) {
    await reader.page.evaluate(
      ([entries, value]) => {
        for (const storage of [localStorage, sessionStorage])
          for (const entry of entries) storage.setItem(entry, value);
      },
      [otherEntries, text] as const,
    );
    await reader.page.reload();
    await login(reader).waitFor();
    expect([text, reader.path(), reader.faults()]).toEqual([text, deepLink, []]);
  }

  await reader.signIn();
  await heading(reader, 'Renewable Energy').waitFor();
  expect(reader.path()).toBe(deepLink);
}, 120_000);

test('F-70 tokens that only look right are refused by the API, once, and the session is over', async () => {
  const reader = await stage.arrive();
  await reader.open(deepLink);
  const token = { expiresAt: later, scopes: ['openid'], claims: { sub: '00u1ab', exp: later, iat: 1 } };
  await reader.page.evaluate(
    (text) => {
      localStorage.setItem('okta-token-storage', text);
    },
    JSON.stringify({ accessToken: { ...token, accessToken: 'a' }, idToken: { ...token, idToken: 'i' } }),
  );
  await reader.page.reload();
  await reader.page.getByRole('main').getByText('Your session has ended.').waitFor();

  expect(reader.path()).toBe(deepLink);
  const asked = (await authorizedCalls()).map(({ path }) => path);
  expect(new Set(asked).size).toBe(asked.length);
  await reader.signIn();
  await heading(reader, 'Renewable Energy').waitFor();
});

test('T-14 tokens that have expired while the browser was closed are no session and are not sent', async () => {
  const reader = await stage.arrive();
  await reader.openSignedIn(deepLink);
  await heading(reader, 'Renewable Energy').waitFor();
  await reader.page.evaluate(() => {
    const text = localStorage.getItem('okta-token-storage') ?? '';
    localStorage.setItem('okta-token-storage', text.replace(/"expiresAt":\d+/g, '"expiresAt":1700000000'));
  });
  await stage.portal.control({ reset: true });
  await reader.page.reload();
  await login(reader).waitFor();

  expect(reader.path()).toBe(deepLink);
  expect(await authorizedCalls()).toEqual([]);
  expect(reader.faults()).toEqual([]);
  expect(JSON.stringify(await reader.stored())).not.toContain('eyJ');
});

test('T-14, F-68 a session that runs out while somebody reads ends at the same address, in all tabs', async () => {
  const reader = await stage.arrive();
  await reader.context.clock.install();
  await reader.openSignedIn(deepLink);
  await heading(reader, 'Renewable Energy').waitFor();
  const other = await reader.openTab('/reports');
  await heading(other, 'Media Monitoring Reports').waitFor();
  await stage.portal.control({ reset: true });

  await reader.context.clock.fastForward('59:40');
  for (const tab of [reader, other]) await login(tab).waitFor();
  expect([reader.path(), other.path()]).toEqual([deepLink, '/reports']);
  expect(await authorizedCalls()).toEqual([]);
  expect([...reader.faults(), ...other.faults()]).toEqual([]);

  await reader.signInAgain();
  await heading(reader, 'Renewable Energy').waitFor();
  expect(reader.path()).toBe(deepLink);
});

test('F-70 storage that is cleared while somebody reads ends the session in the other tabs', async () => {
  const reader = await stage.arrive();
  await reader.openSignedIn(deepLink);
  const other = await reader.openTab('/reports');
  await heading(other, 'Media Monitoring Reports').waitFor();
  await reader.page.evaluate(() => {
    localStorage.clear();
  });

  await login(other).waitFor();
  expect(await other.text()).not.toContain('Built daily with AI');
});
