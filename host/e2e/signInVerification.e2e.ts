import { failAgain, failToSignIn, outcomeOf, refusedAt } from './failedSignIn';
import { expect, test } from './test';

const deepLink = '/reports/renewable-energy?from=mail#top';
const refused = refusedAt(deepLink);
const minute = 60_000;
const clockWrong = 'Sign-in could not be completed. The clock of this device seems to be wrong.';

test('F-60 a provider that cannot be reached is the browser’s news; back in the portal Login works', async ({
  arrive,
}) => {
  const reader = await arrive();
  await reader.open(deepLink);
  await reader.page.route('**/v1/authorize?*', (route) => route.abort());
  const failed = reader.page.waitForEvent('requestfailed');
  await reader.login.button.click();
  await failed;
  await reader.page.unroute('**/v1/authorize?*');

  await reader.openSignedIn(deepLink);
  await expect(reader.heading('Renewable Energy')).toBeVisible();
  await expect(reader.page).toHaveURL(deepLink);
});

for (const address of ['**/.well-known/openid-configuration', '**/v1/keys'])
  test(`F-61 tokens that cannot be checked because ${address} fails or is nonsense make no session, and are not held against the next ones`, async ({
    arrive,
  }) => {
    const reader = await arrive();
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
    await expect(reader.heading('Renewable Energy')).toBeVisible();
    await expect(reader.page).toHaveURL(deepLink);
  });

test('F-61 a provider that never gives its keys is waited for ten seconds', async ({ arrive }) => {
  const reader = await arrive();
  const { page } = reader;
  await page.clock.install();
  await reader.open(deepLink);
  await page.route('**/v1/keys', () => undefined);
  const asked = page.waitForRequest('**/v1/keys');
  await reader.login.button.click();
  await reader.provider.employee('Ada').click();
  await asked;
  await expect(reader.main).toHaveText('Loading...');
  expect(reader.faults()).toEqual([]);

  await page.clock.runFor(10_000);
  expect(await outcomeOf(reader)).toEqual(refused);
  expect(reader.faults()).toEqual([expect.stringContaining('did not answer in time')]);
});

for (const wrong of [-2 * minute, 2 * minute])
  test(`F-69 a clock that is wrong by ${wrong / minute} minutes does not matter`, async ({ arrive }) => {
    const reader = await arrive();
    await reader.context.clock.install({ time: Date.now() + wrong });
    await reader.openSignedIn(deepLink);
    await expect(reader.heading('Renewable Energy')).toBeVisible();
    expect(reader.faults()).toEqual([]);
  });

test('F-69 a clock that is ten minutes slow makes no session, and the reader is told of it', async ({
  arrive,
}) => {
  const reader = await arrive();
  await reader.context.clock.install({ time: Date.now() - 10 * minute });
  await reader.open(deepLink);
  await failToSignIn(reader);

  expect(await outcomeOf(reader)).toEqual(refused);
  expect(reader.faults()).toEqual([expect.stringMatching(/auth\.clock: .*issued in the future/)]);
  await expect(reader.line(clockWrong)).toBeVisible();
});
