import { holdFiles } from './holdFiles';
import { expect, test } from './test';
import { tokensKeyOf } from './tokensKeyOf';

// Each attempt after the first has an address of its own.
const client = '**/identity.*.js*';

test('S-65 a signed-in reader has the list before the identity client is asked for', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const order: string[] = [];
  reader.page.on('requestfinished', (request) => {
    if (request.url().endsWith('/list')) order.push('list');
  });
  reader.page.on('request', (request) => {
    if (/\/identity\.\w+\.js$/.test(request.url())) order.push('client');
  });
  await reader.open('/reports');

  await expect(reader.list.link('Renewable Energy')).toBeVisible();
  await expect.poll(() => order).toEqual(['list', 'client']);
  expect(reader.faults()).toEqual([]);
});

test('S-66, H-7 whoever reads before the client is here can sign out, and stays signed out', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  const give = await holdFiles(reader, client);
  await reader.open('/reports');
  await reader.list.link('Renewable Energy').click();
  await expect(reader.heading('Renewable Energy')).toBeVisible();

  await reader.signOut();
  await expect(reader.login.button).toBeVisible();
  expect((await reader.stored())[tokensKeyOf(portal)] ?? '{}').toBe('{}');
  const arrived = reader.page.waitForResponse(client);
  give();
  await arrived;
  await reader.untilQuiet();
  await expect(reader.login.button).toBeVisible();
  await reader.signInAgain();
  expect(reader.faults()).toEqual([]);
});

test('S-17, F-67 who presses Login before the client is here is taken to the provider when it is', async ({
  arrive,
}) => {
  const reader = await arrive();
  const give = await holdFiles(reader, client);
  // The page is not loaded as a whole before the client is.
  await reader.page.goto('/reports/semiconductors', { waitUntil: 'commit' });
  await reader.login.button.click();
  await expect(reader.login.button).toBeDisabled();

  give();
  await reader.provider.employee('Ada').click();
  await expect(reader.heading('Semiconductors')).toBeVisible();
});

test('S-17 where the client cannot be had, Login says so and can be pressed again', async ({ arrive }) => {
  const reader = await arrive();
  await reader.page.route(client, (route) => route.abort());
  await reader.open('/reports');
  await reader.login.button.click();
  await expect(reader.line('Sign-in could not be started. Please try again.')).toBeVisible();

  await reader.page.unroute(client);
  await reader.signIn();
  await expect(reader.list.heading).toBeVisible();
});

test('S-9 a sign-in that comes back when the client cannot be had can be finished later', async ({
  arrive,
}) => {
  const reader = await arrive();
  await reader.open('/reports/semiconductors');
  await reader.login.button.click();
  await expect(reader.provider.employee('Ada')).toBeVisible();
  await reader.page.route(client, (route) => route.abort());
  await reader.provider.employee('Ada').click();
  await expect(reader.tryAgain).toBeVisible();

  await reader.page.unroute(client);
  await reader.tryAgain.click();
  await expect(reader.heading('Semiconductors')).toBeVisible();
});
