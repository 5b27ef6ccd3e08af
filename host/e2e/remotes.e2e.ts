import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import type { Reader } from './Reader';
import { withPortal } from './withPortal';

const stage = withPortal();

const marked = (page: Page) => page.evaluate(() => 'isStillHere' in globalThis);
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isStillHere: true }));
const tryAgain = (reader: Reader) => reader.page.getByRole('button', { name: 'Try again' });

const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not found.' });
const html = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Sorry</p>' });

/** Every way in which a file can be missing, for `files` of a remote. */
const faults: [what: string, files: string, fault: (route: Route) => Promise<void>][] = [
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

test.each(faults)(
  'one remote %s: the rest lives, the reader is told, and "Try again" heals',
  async (_what, files, fault) => {
    const reader = await stage.arriveSignedIn();
    const { page } = reader;
    const address = `**/apps/remote-reports/${files}`;
    await page.route(address, fault);
    await reader.open('/reports');
    await page.getByRole('main').getByText('The reports are not available right now.').waitFor();
    await page.getByRole('button', { name: /^Open user menu/ }).waitFor();
    expect(await page.evaluate(() => 'wasTampered' in globalThis)).toBe(false);
    expect(reader.faults().filter((line) => line.includes('[portal]'))).toHaveLength(1);

    await mark(page);
    await page.unroute(address);
    await tryAgain(reader).click();
    await page.getByRole('link', { name: 'Renewable Energy' }).waitFor();
    expect(await marked(page)).toBe(true);
  },
);

test('a remote that never answers is given up, and asked for under a new address afterwards', async () => {
  const reader = await stage.arriveSignedIn();
  const { page } = reader;
  await page.clock.install();
  await page.route('**/apps/remote-reports/**', () => undefined);
  await reader.open('/reports');
  await page.getByText('Loading...').first().waitFor();
  // Twice the limit of a script: the host tries once more by itself.
  await page.clock.runFor(12_000);
  await page.clock.runFor(12_000);
  await tryAgain(reader).waitFor();

  await page.unroute('**/apps/remote-reports/**');
  await tryAgain(reader).click();
  await page.getByRole('link', { name: 'Renewable Energy' }).waitFor();
});

test('without remote-auth a reader who is signed in reads on, and one who is not is told', async () => {
  const reader = await stage.arriveSignedIn();
  await reader.page.route('**/apps/remote-auth/**', notFound);
  await reader.open('/reports');
  await reader.page.getByRole('link', { name: 'Renewable Energy' }).waitFor();

  const stranger = await stage.arrive();
  await stranger.page.route('**/apps/remote-auth/**', notFound);
  await stranger.open('/reports');
  await stranger.page.getByRole('main').getByText('The sign-in page is not available right now.').waitFor();
  await stranger.page.getByRole('button', { name: 'Login', exact: true }).waitFor();
  await stranger.page.unroute('**/apps/remote-auth/**');
  await tryAgain(stranger).click();
  await stranger.page.getByRole('button', { name: 'Login With Okta' }).waitFor();
});

test('the bar is there before any file of a remote has been answered', async () => {
  const reader = await stage.arriveSignedIn();
  await reader.page.route('**/apps/remote-*/**', () => undefined);
  await reader.open('/reports');
  await reader.page.getByRole('navigation').getByRole('link', { name: 'Media Monitoring' }).waitFor();
  await reader.page.getByRole('button', { name: /^Open user menu/ }).waitFor();
});

let restore: () => void = () => undefined;
afterEach(() => {
  restore();
});

/** The page, with the manifest of remote-reports where its entry stands; until the end of the test. */
function nameManifest(): string {
  const { directory } = stage.portal;
  const build = readdirSync(path.join(directory, 'apps/remote-reports'))[0] ?? '';
  const manifest = `/apps/remote-reports/${build}/mf-manifest.json`;
  const file = path.join(directory, 'index.html');
  const page = readFileSync(file, 'utf8');
  writeFileSync(file, page.replace(/("entry":")\/apps\/remote-reports\/[^"]+/, `$1${manifest}`));
  restore = () => {
    writeFileSync(file, page);
  };
  return manifest;
}

test('a registry may name manifests as well', async () => {
  const reader = await stage.arriveSignedIn();
  const manifest = nameManifest();
  await reader.open('/reports');
  await reader.page.getByRole('link', { name: 'Renewable Energy' }).waitFor();
  expect(reader.requests.filter((url) => url.endsWith(manifest))).toHaveLength(1);
});

const badManifests: [what: string, answer: (route: Route) => Promise<void>][] = [
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

test.each(badManifests)(
  'a manifest answered with %s is refused, and "Try again" heals',
  async (_what, answer) => {
    const reader = await stage.arriveSignedIn();
    const manifest = nameManifest();
    await reader.page.route(`**${manifest}*`, answer);
    await reader.open('/reports');
    await tryAgain(reader).waitFor();
    await reader.page.unroute(`**${manifest}*`);
    await tryAgain(reader).click();
    await reader.page.getByRole('link', { name: 'Renewable Energy' }).waitFor();
  },
);
