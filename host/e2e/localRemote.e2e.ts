import { changePage } from './changePage';
import { eventually } from './eventually';
import type { Reader } from './Reader';
import { startDevelopment, type Development } from './startDevelopment';
import { withPortal } from './withPortal';

const minutes = 60_000;
const deployedTitle = 'Media Monitoring Reports';
const titleFile = 'remote-reports/src/screens/ReportListScreen.tsx';

const stage = withPortal({ channels: { staging: { allowLocalRemotes: true }, canary: {} } });

let development: Development;
let stop: () => Promise<void>;
beforeAll(async () => {
  development = await startDevelopment('reports', '--on', stage.portal.origin, '--channel', 'staging');
  let stopping: Promise<void> | undefined;
  stop = () => (stopping ??= development.stop());
}, 5 * minutes);
afterAll(() => stop());

/** What the sources on this machine call the list. */
let localTitle = deployedTitle;
const changeTitle = () => {
  const next = `${localTitle} here`;
  development.edit(titleFile, `>${localTitle}<`, `>${next}<`);
  localTitle = next;
};

/** Somebody whose cookie puts them into a channel. */
async function arriveIn(channel: string, isSignedIn = true): Promise<Reader> {
  const reader = await (isSignedIn ? stage.arriveSignedIn() : stage.arrive());
  await reader.context.addCookies([{ name: 'portal-channel', value: channel, url: stage.portal.origin }]);
  return reader;
}

const link = (path = '/') => path + new URL(development.link).search;
const line = ({ page }: Reader) => page.getByRole('region', { name: /^Local build of reports/ });
const useDeployed = ({ page }: Reader) => page.getByRole('button', { name: 'Use the deployed build' });
const firstReport = ({ page }: Reader) => page.getByRole('link', { name: 'Renewable Energy' });
/** What was asked for because of a local build: its files, or the code that accepts one. */
const traces = (reader: Reader) =>
  reader.requests.filter((url) => url.startsWith(development.origin) || url.includes('/local-build.'));

test(
  'the link shows the local build in the deployed portal, through sign-in, edits and reloads, until it is reset',
  async () => {
    const reader = await arriveIn('staging', false);
    const { page } = reader;
    expect(
      development.link.startsWith(`${stage.portal.origin}/?local=remote_reports@http://localhost:`),
    ).toBe(true);
    await page.goto(development.link);
    await line(reader).waitFor();
    expect(reader.path()).toBe('/');
    await reader.signIn();
    await line(reader).waitFor();

    await reader.open('/reports');
    await reader.heading(localTitle).waitFor();
    expect(reader.requests).toContain(`${development.origin}/remoteEntry.js`);
    await firstReport(reader).click();
    await reader.heading('Renewable Energy').waitFor();
    await page.getByRole('heading', { name: 'Executive Summary' }).waitFor();
    await line(reader).waitFor();
    await page.getByRole('button', { name: 'Older Reports' }).click();
    await page.getByRole('heading', { name: 'Report History' }).waitFor();
    expect(reader.faults()).toEqual([]);

    await reader.open('/reports');
    await reader.heading(localTitle).waitFor();
    changeTitle();
    await reader.heading(localTitle).waitFor();
    await page.reload();
    await reader.heading(localTitle).waitFor();
    await line(reader).waitFor();

    const other = await reader.openTab('/reports');
    await other.heading(deployedTitle).waitFor();
    expect(await line(other).count()).toBe(0);
    expect(other.requests.filter((url) => url.startsWith(development.origin))).toEqual([]);

    await useDeployed(reader).click();
    await reader.heading(deployedTitle).waitFor();
    expect(await line(reader).count()).toBe(0);
    expect(reader.path()).toBe('/reports');
    await page.reload();
    await reader.heading(deployedTitle).waitFor();
    expect(reader.faults()).toEqual([]);
  },
  3 * minutes,
);

test('T35 a channel that does not allow it asks nothing of this machine', async () => {
  const reader = await arriveIn('canary');
  await reader.open(link('/reports'));
  await reader.heading(deployedTitle).waitFor();
  await firstReport(reader).waitFor();
  expect(await line(reader).count()).toBe(0);
  expect(traces(reader)).toEqual([]);
});

test('T35 nor does production, even if its configuration says that it may', async () => {
  const restore = changePage(stage.portal, (data) => {
    data.config.allowLocalRemotes = true;
  });
  const reader = await stage.arriveSignedIn();
  await reader.open(link('/reports'));
  await reader.heading(deployedTitle).waitFor();
  await firstReport(reader).waitFor();
  restore();
  expect(await line(reader).count()).toBe(0);
  expect(traces(reader)).toEqual([]);
});

test('T35 an address that is not this machine is never asked, and is gone from the address', async () => {
  const reader = await arriveIn('staging');
  for (const entry of [
    'https://evil.example/remoteEntry.js',
    'http://localhost.evil.example/remoteEntry.js',
    'http://localhost@evil.example/remoteEntry.js',
    'http://192.0.2.7:4301/remoteEntry.js',
  ]) {
    await reader.open(`/reports?local=remote_reports@${entry}`);
    await reader.heading(deployedTitle).waitFor();
    expect(reader.path()).toBe('/reports');
  }
  const own = [stage.portal.origin, stage.portal.api].map((origin) => new URL(origin).host);
  const strangers = reader.requests
    .map((url) => new URL(url))
    .filter(({ protocol, host }) => protocol.startsWith('http') && !own.includes(host))
    .filter(({ hostname }) => !/^images\./.test(hostname));
  expect(strangers.map(({ host }) => host)).toEqual([]);
  expect(reader.console.filter((text) => text.includes('is no local build'))).toHaveLength(4);
});

test('F-19 the integrity of every other remote is asked for as ever', async () => {
  const reader = await arriveIn('staging', false);
  await reader.page.route('**/apps/remote-auth/**/__federation_expose_*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n;globalThis.wasTampered = true;` });
  });
  await reader.open(link('/reports'));
  await reader.page.getByRole('main').getByText('The sign-in page is not available right now.').waitFor();
  expect(await reader.page.evaluate(() => 'wasTampered' in globalThis)).toBe(false);
  await line(reader).waitFor();
});

test(
  'a local build that is not there is told, and the deployed one is one press away',
  async () => {
    await stop();
    const reader = await arriveIn('staging');
    await reader.open(link('/reports'));
    await reader.page.getByRole('main').getByText('The reports are not available right now.').waitFor();
    await eventually(
      () => line(reader).innerText(),
      'Local build of reports could not be loaded\n\nUse the deployed build',
    );
    await useDeployed(reader).click();
    await reader.heading(deployedTitle).waitFor();
    expect(await line(reader).count()).toBe(0);
  },
  2 * minutes,
);
