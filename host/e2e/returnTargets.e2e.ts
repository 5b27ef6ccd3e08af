import type { Reader } from './Reader';
import { expect, test } from './test';

/**
 * One way back of each kind that a script of somebody else could write where the portal keeps it. Every spelling of
 * each is asked of the parser, in shared/src/paths/safeReturnPath.test.ts.
 */
const unsafeTargets = (origin: string) => [
  '//evil.example/reports',
  String.raw`/\evil.example`,
  '/\t/evil.example',
  `${origin}@evil.example/`,
  ['javascript', 'document.title="owned"'].join(':'),
  '/login/%63allback',
  '/okta/authorize#id_token=abc',
  `/${'a'.repeat(3000)}`,
];

/** Writes it where the identity client may look for one, whenever the browser comes back with a code. */
const plantTarget = ({ page }: Reader) =>
  page.addInitScript(() => {
    if (location.pathname !== '/login/callback') return;
    const target = localStorage.getItem('test.target') ?? '';
    const state = new URLSearchParams(location.search).get('state') ?? '';
    sessionStorage.setItem('referrerPath', target);
    localStorage.setItem('okta-original-uri-storage', JSON.stringify({ [state]: target }));
  });

async function pressLogin({ page, login }: Reader, target: string): Promise<void> {
  await page.evaluate((path) => {
    localStorage.setItem('test.target', path);
  }, target);
  await login.button.click();
}

test('S-73, T-05 a stored way back that leads anywhere but into the portal leads to its start page', async ({
  arrive,
  portal,
}) => {
  const reader = await arrive();
  const { origin, api, provider } = portal;
  await plantTarget(reader);
  await reader.open('/reports');
  for (const [index, target] of unsafeTargets(origin).entries()) {
    reader.requests.length = 0;
    await pressLogin(reader, target);
    if (index === 0) await reader.provider.employee('Ada').click();
    await expect(reader.welcome.heading, target).toBeVisible();
    const foreign = reader.requests.filter((url) => ![origin, api, provider].includes(new URL(url).origin));
    expect.soft({ path: reader.path(), foreign, faults: reader.faults() }, target).toEqual({
      path: '/',
      foreign: [],
      faults: [],
    });
    expect.soft(await reader.page.title(), target).not.toContain('owned');
    await reader.signOut();
  }
});

test('S-73 a stored way back into the portal is followed as it is, once', async ({ arrive }) => {
  const target = '/reports/renewable-energy?q=//evil.example&r=%2F#https://evil.example';
  const reader = await arrive();
  await plantTarget(reader);
  await reader.open('/reports');
  await pressLogin(reader, target);
  await reader.provider.employee('Ada').click();
  await expect(reader.heading('Renewable Energy')).toBeVisible();

  expect(reader.path()).toBe(target);
  const { referrerPath, 'okta-original-uri-storage': shared } = await reader.stored();
  expect([referrerPath, shared]).toEqual([undefined, '{}']);
});
