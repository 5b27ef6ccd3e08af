import type { Page, Route } from 'playwright-core';
import { nameManifest } from './nameManifest';
import { expect, test } from './test';

const marked = (page: Page) => page.evaluate(() => 'isStillHere' in globalThis);
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isStillHere: true }));

const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not found.' });
const html = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Sorry</p>' });

/** Every way in which a file can be missing, for `files` of a remote. */
const faults: [fault: string, files: string, answer: (route: Route) => Promise<void>][] = [
  ['is answered with 404', '**', notFound],
  ['cannot be connected to', '**', (route) => route.abort('connectionrefused')],
  ['is answered with an HTML page', '**', html],
  [
    'has an entry that throws',
    '**/remoteEntry*',
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  ],
  ['lacks the chunk of the screen', '**/__federation_expose_*', notFound],
  [
    'has been changed on the server',
    '**/__federation_expose_*',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n;globalThis.wasTampered = true;` });
    },
  ],
];

for (const [fault, files, answer] of faults)
  test(`one remote ${fault}: the rest lives, the reader is told, and "Try again" heals`, async ({
    arriveSignedIn,
  }) => {
    const reader = await arriveSignedIn();
    const { page } = reader;
    const address = `**/apps/remote-reports/${files}`;
    await page.route(address, answer);
    await reader.open('/reports');
    await expect(reader.line('The reports are not available right now.')).toBeVisible();
    await expect(reader.userMenu.button).toBeVisible();
    expect(await page.evaluate(() => 'wasTampered' in globalThis)).toBe(false);
    expect(reader.logged()).toHaveLength(1);

    await mark(page);
    await page.unroute(address);
    await reader.tryAgain.click();
    await expect(reader.list.link('Renewable Energy')).toBeVisible();
    expect(await marked(page)).toBe(true);
  });

test('a remote that never answers is given up, and asked for under a new address afterwards', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { page } = reader;
  await page.clock.install();
  await page.route('**/apps/remote-reports/**', () => undefined);
  await reader.open('/reports');
  await expect(reader.main.getByText('Loading...').first()).toBeVisible();
  // Twice the limit of a script: the host tries once more by itself.
  await page.clock.runFor(12_000);
  await page.clock.runFor(12_000);
  await expect(reader.tryAgain).toBeVisible();

  await page.unroute('**/apps/remote-reports/**');
  await reader.tryAgain.click();
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
});

test('without remote-auth a reader who is signed in reads on, and one who is not is told', async ({
  arrive,
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  await reader.page.route('**/apps/remote-auth/**', notFound);
  await reader.open('/reports');
  await expect(reader.list.link('Renewable Energy')).toBeVisible();

  const stranger = await arrive();
  await stranger.page.route('**/apps/remote-auth/**', notFound);
  await stranger.open('/reports');
  await expect(stranger.line('The sign-in page is not available right now.')).toBeVisible();
  await expect(stranger.bar.loginButton).toBeVisible();
  await stranger.page.unroute('**/apps/remote-auth/**');
  await stranger.tryAgain.click();
  await expect(stranger.login.button).toBeVisible();
});

test('the bar is there before any file of a remote has been answered', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn();
  await reader.page.route('**/apps/remote-*/**', () => undefined);
  await reader.open('/reports');
  await expect(reader.bar.reports).toBeVisible();
  await expect(reader.userMenu.button).toBeVisible();
});

test('a registry may name manifests as well', async ({ arriveSignedIn, changePage }) => {
  const reader = await arriveSignedIn();
  const manifest = nameManifest(changePage);
  await reader.open('/reports');
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
  expect(reader.requests.filter((url) => url.endsWith(manifest))).toHaveLength(1);
});

const badManifests: [fault: string, answer: (route: Route) => Promise<void>][] = [
  [
    'a status of 500 with a valid body',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, status: 500 });
    },
  ],
  ['an HTML page', html],
  [
    'JSON that ends in the middle',
    (route) => route.fulfill({ contentType: 'application/json', body: '{"id":' }),
  ],
  [
    'JSON that is no manifest',
    (route) => route.fulfill({ contentType: 'application/json', body: '{"id":"x"}' }),
  ],
];

for (const [fault, answer] of badManifests)
  test(`a manifest answered with ${fault} is refused, and "Try again" heals`, async ({
    arriveSignedIn,
    changePage,
  }) => {
    const reader = await arriveSignedIn();
    const manifest = nameManifest(changePage);
    await reader.page.route(`**${manifest}*`, answer);
    await reader.open('/reports');
    await expect(reader.tryAgain).toBeVisible();
    await reader.page.unroute(`**${manifest}*`);
    await reader.tryAgain.click();
    await expect(reader.list.link('Renewable Energy')).toBeVisible();
  });
