import { failAgain, failToSignIn, outcomeOf, refusedAt } from './failedSignIn';
import { withPortal } from './withPortal';

const stage = withPortal();
const deepLink = '/reports/renewable-energy?from=mail#top';
const refused = refusedAt(deepLink);
const minute = 60_000;

test('F-60 a provider that cannot be reached is the browser’s news; back in the portal Login works', async () => {
  const reader = await stage.arrive();
  await reader.open(deepLink);
  await reader.page.route('**/v1/authorize?*', (route) => route.abort());
  const failed = reader.page.waitForEvent('requestfailed');
  await reader.page.getByRole('button', { name: 'Login With Okta' }).click();
  await failed;
  await reader.page.unroute('**/v1/authorize?*');

  await reader.openSignedIn(deepLink);
  await reader.page.getByRole('heading', { level: 1, name: 'Renewable Energy' }).waitFor();
  expect(reader.path()).toBe(deepLink);
});

test.each(['**/.well-known/openid-configuration', '**/v1/keys'])(
  'F-61 tokens that cannot be checked because %s fails or is nonsense make no session, and are not held against the next ones',
  async (address) => {
    const reader = await stage.arrive();
    await reader.open(deepLink);
    const answer = { contentType: 'application/json', headers: { 'access-control-allow-origin': '*' } };
    await reader.page.route(address, (route) => route.fulfill({ ...answer, status: 500, body: '{}' }));
    await failToSignIn(reader);
    expect(await outcomeOf(reader)).toEqual(refused);

    await reader.page.route(address, (route) => route.fulfill({ ...answer, body: '{"keys":[]}' }));
    await failAgain(reader);
    expect(await outcomeOf(reader)).toEqual(refused);

    await reader.page.unroute(address);
    await reader.signInAgain();
    await reader.page.getByRole('heading', { level: 1, name: 'Renewable Energy' }).waitFor();
    expect(reader.path()).toBe(deepLink);
  },
);

test('F-61 a provider that never gives its keys is waited for ten seconds', async () => {
  const reader = await stage.arrive();
  await reader.open(deepLink);
  await reader.page.route('**/v1/keys', () => undefined);
  await failToSignIn(reader);

  expect(await outcomeOf(reader)).toEqual(refused);
  expect(reader.faults()).toEqual([expect.stringContaining('did not answer in time')]);
});

test('F-69 a clock that is two minutes wrong does not matter', async () => {
  for (const wrong of [-2 * minute, 2 * minute]) {
    const reader = await stage.arrive();
    await reader.context.clock.install({ time: Date.now() + wrong });
    await reader.openSignedIn(deepLink);
    await reader.page.getByRole('heading', { level: 1, name: 'Renewable Energy' }).waitFor();
    expect(reader.faults()).toEqual([]);
  }
});

test('F-69 a clock that is ten minutes slow makes no session', async () => {
  const reader = await stage.arrive();
  await reader.context.clock.install({ time: Date.now() - 10 * minute });
  await reader.open(deepLink);
  await failToSignIn(reader);

  expect(await outcomeOf(reader)).toEqual(refused);
  expect(reader.faults()).toEqual([expect.stringContaining('issued in the future')]);
});
