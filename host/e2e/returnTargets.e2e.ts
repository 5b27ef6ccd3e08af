import type { Reader } from './Reader';
import { withPortal } from './withPortal';

const stage = withPortal();

/** What a script of somebody else could write where the portal keeps the way back. */
const unsafeTargets = (origin: string) => [
  '//evil.example',
  '//evil.example/reports',
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'https://evil.example/reports',
  'https:evil.example',
  `${origin}.evil.example/`,
  `${origin}@evil.example/`,
  ['javascript', 'document.title="owned"'].join(':'),
  'data:text/html,owned',
  'reports',
  '/login/callback',
  '/login/callback/?code=abc&state=abc',
  '/LOGIN/callback',
  '/login/%63allback',
  '/okta/authorize#id_token=abc',
  '/okta/authorize/',
  '/reports/../login/callback',
  `/${'a'.repeat(3000)}`,
  '',
];

const welcome = (reader: Reader) =>
  reader.page.getByRole('heading', { level: 1, name: 'Welcome to Harbourline Group' });

/** Signs in with this way back in both of the places where the identity client may look for one. */
async function signInTo(reader: Reader, target: string): Promise<void> {
  await reader.page.evaluate((path) => {
    localStorage.setItem('test.target', path);
  }, target);
  await reader.page.getByRole('button', { name: 'Login With Okta', exact: true }).click();
}

async function arriveWithTargets(): Promise<Reader> {
  const reader = await stage.arrive();
  await reader.page.addInitScript(() => {
    if (location.pathname !== '/login/callback') return;
    const target = localStorage.getItem('test.target') ?? '';
    const state = new URLSearchParams(location.search).get('state') ?? '';
    sessionStorage.setItem('referrerPath', target);
    localStorage.setItem('okta-original-uri-storage', JSON.stringify({ [state]: target }));
  });
  return reader.open('/reports');
}

test('S-73, T-05 a stored way back that leads anywhere but into the portal leads to its start page', async () => {
  const reader = await arriveWithTargets();
  const { origin, api, provider } = stage.portal;
  for (const [index, target] of unsafeTargets(origin).entries()) {
    reader.requests.length = 0;
    await signInTo(reader, target);
    if (index === 0) await reader.page.getByRole('button', { name: /Ada/ }).click();
    await welcome(reader).waitFor();
    const asked = reader.requests.filter((url) => ![origin, api, provider].includes(new URL(url).origin));
    expect([target, reader.path(), asked, reader.faults()]).toEqual([target, '/', [], []]);
    expect(await reader.page.title()).not.toContain('owned');
    await reader.signOut();
  }
}, 180_000);

test('S-73 a stored way back into the portal is followed as it is, once', async () => {
  const reader = await arriveWithTargets();
  await signInTo(reader, '/reports/renewable-energy?q=//evil.example&r=%2F#https://evil.example');
  await reader.page.getByRole('button', { name: /Ada/ }).click();
  await reader.page.getByRole('heading', { level: 1, name: 'Renewable Energy' }).waitFor();

  expect(reader.path()).toBe('/reports/renewable-energy?q=//evil.example&r=%2F#https://evil.example');
  const { referrerPath, 'okta-original-uri-storage': shared } = await reader.stored();
  expect([referrerPath, shared]).toEqual([undefined, '{}']);
});
