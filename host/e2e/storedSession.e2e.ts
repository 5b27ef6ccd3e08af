import { oktaEntries } from '../src/okta/oktaEntries';
import { configOf } from './configOf';
import type { Reader } from './Reader';
import type { Portal } from './startPortal';
import { expect, test } from './test';
import { timeLeft } from './timeLeft';
import { tokenPattern } from './tokenPattern';
import { tokensKeyOf } from './tokensKeyOf';

const deepLink = '/reports/renewable-energy?from=mail#top';

const later = 4_000_000_000;

/** Texts that may lie where the identity client keeps the tokens: left by an old release, an extension, a full disk. */
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

type StorageName = 'localStorage' | 'sessionStorage';

/** Stores texts as a document begins: the identity client of the one before, which may just start, does not read them. */
async function storer(reader: Reader) {
  await reader.page.addInitScript(() => {
    const next = sessionStorage.getItem('test.next') ?? '[]';
    sessionStorage.removeItem('test.next');
    for (const [name, key, text] of JSON.parse(next) as [StorageName, string, string][])
      globalThis[name].setItem(key, text);
  });
  return async (names: StorageName[], keys: string[], text: string) => {
    const entries = names.flatMap((name) => keys.map((key) => [name, key, text]));
    await reader.page.evaluate((next) => {
      sessionStorage.setItem('test.next', next);
    }, JSON.stringify(entries));
    await reader.page.reload();
  };
}

const authorizedCalls = async (portal: Portal) =>
  (await portal.calls()).filter(({ authorized }) => authorized);

test('F-70 broken tokens in storage are no session and no endless "Loading...", and Login works', async ({
  arrive,
  portal,
}) => {
  const reader = await arrive();
  const reloadWith = await storer(reader);
  await reader.open(deepLink);
  for (const text of brokenTokens) {
    reader.console.length = 0;
    await reloadWith(['localStorage'], [tokensKeyOf(portal)], text);
    await expect(reader.login.button).toBeVisible();
    expect.soft([reader.path(), reader.faults()], text).toEqual([deepLink, []]);
  }

  await reader.signIn();
  await expect(reader.heading('Renewable Energy')).toBeVisible();
});

test('F-70 whatever else is broken in storage, the page starts and Login works', async ({
  arrive,
  portal,
}) => {
  const reader = await arrive();
  const reloadWith = await storer(reader);
  await reader.open(deepLink);
  for (const text of ['{', 'null', '[]', '7', '{"state":7}', '{"state":{"dateCreated":"soon"}}']) {
    await reloadWith(['localStorage', 'sessionStorage'], oktaEntries(configOf(portal)), text);
    await expect(reader.login.button).toBeVisible();
    expect.soft([reader.path(), reader.faults()], text).toEqual([deepLink, []]);
  }

  await reader.signIn();
  await expect(reader.heading('Renewable Energy')).toBeVisible();
  await expect(reader.page).toHaveURL(deepLink);
});

test('F-70 forged tokens are refused by the API once, and the session ends', async ({ arrive, portal }) => {
  const reader = await arrive();
  const reloadWith = await storer(reader);
  await reader.open(deepLink);
  const token = { expiresAt: later, scopes: ['openid'], claims: { sub: '00u1ab', exp: later, iat: 1 } };
  const forged = { accessToken: { ...token, accessToken: 'a' }, idToken: { ...token, idToken: 'i' } };
  await reloadWith(['localStorage'], [tokensKeyOf(portal)], JSON.stringify(forged));
  await expect(reader.login.sessionEnded).toBeVisible();

  await expect(reader.page).toHaveURL(deepLink);
  const asked = (await authorizedCalls(portal)).map(({ path }) => path);
  expect(new Set(asked).size).toBe(asked.length);
  await reader.signIn();
  await expect(reader.heading('Renewable Energy')).toBeVisible();
});

test('T-14 tokens that have expired while the browser was closed are no session and are not sent', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  await reader.open(deepLink);
  await expect(reader.heading('Renewable Energy')).toBeVisible();
  await reader.untilKnown();
  await reader.page.evaluate((key) => {
    const text = localStorage.getItem(key) ?? '';
    localStorage.setItem(key, text.replace(/"expiresAt":\d+/g, '"expiresAt":1700000000'));
  }, tokensKeyOf(portal));
  await portal.control({ reset: true });
  await reader.page.reload();
  await expect(reader.login.button).toBeVisible();

  await expect(reader.page).toHaveURL(deepLink);
  expect(await authorizedCalls(portal)).toEqual([]);
  expect(reader.faults()).toEqual([]);
  expect(JSON.stringify(await reader.stored())).not.toMatch(tokenPattern);
});

test('T-14, F-68 a session that runs out while somebody reads ends at the same address, in all tabs', async ({
  arrive,
  portal,
}) => {
  const reader = await arrive();
  await reader.context.clock.install();
  await reader.openSignedIn(deepLink);
  await expect(reader.heading('Renewable Energy')).toBeVisible();
  const other = await reader.openTab('/reports');
  await expect(other.list.heading).toBeVisible();
  await Promise.all([reader.untilKnown(), other.untilKnown()]);
  await Promise.all([reader.untilQuiet(), other.untilQuiet()]);
  await portal.control({ reset: true });

  // The jump ends before the session does, since it would use up the time of what a tab loads at its end.
  await reader.context.clock.fastForward((await timeLeft(reader)) - 5_000);
  for (const tab of [reader, other]) await expect(tab.login.sessionEnded).toBeVisible();
  expect([reader.path(), other.path()]).toEqual([deepLink, '/reports']);
  expect(await authorizedCalls(portal)).toEqual([]);
  expect([...reader.faults(), ...other.faults()]).toEqual([]);

  await reader.signInAgain();
  await expect(reader.heading('Renewable Energy')).toBeVisible();
  await expect(reader.page).toHaveURL(deepLink);
});

test('F-70 storage that is cleared while somebody reads ends the session in the other tabs', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  await reader.open(deepLink);
  const other = await reader.openTab('/reports');
  await expect(other.list.heading).toBeVisible();
  await reader.page.evaluate(() => {
    localStorage.clear();
  });

  await expect(other.login.button).toBeVisible();
  await expect(other.list.builtLine).toHaveCount(0);
});
