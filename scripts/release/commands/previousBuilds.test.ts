import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fakeOnly } from '#jest/fakeOnly.ts';
import { integrityOf } from '../build/buildId.ts';
import { readBuild } from '../build/readBuild.ts';
import { swapPage } from '../live/swapPage.ts';
import { publish } from '../store/published.ts';
import { declaring, fakeConfig, type Changes } from '../testing/fakeBuild.ts';
import { fakeContract } from '../testing/fakeContract.ts';
import { openPortal } from '../testing/openPortal.ts';
import { prune } from './prune.ts';
import { rollback } from './rollback.ts';
import { ship } from './ship.ts';

const reports = 'remote-reports';
const start = Date.parse('2026-11-20T08:00:00.000Z');
const at = (hours: number) => new Date(start + hours * 3_600_000).toISOString();

afterEach(() => jest.useRealTimers());

/** A portal that begins at a time, and ships builds of remote-reports so many hours later. */
async function openAt() {
  fakeOnly(['Date'], start);
  const portal = await openPortal();
  const pass = (hours: number) => {
    jest.setSystemTime(start + hours * 3_600_000);
  };
  const shipReports = (hours: number, text: string, changes: Changes = {}) => {
    pass(hours);
    const content = { 'remoteEntry.js': text, ...changes.content };
    return ship(portal.candidate(portal.build(reports, { ...changes, content })));
  };
  const remoteOf = async (name = 'remote_reports') =>
    (await portal.live())?.remotes.find((one) => one.name === name);
  return {
    ...portal,
    pass,
    shipReports,
    previous: async (name?: string) => (await remoteOf(name))?.previous,
    reports: async () => (await portal.builds())[reports],
  };
}

test('the page names the build before, since when it was there, and the digest of its record', async () => {
  const { directory, shipReports, previous, reports: live } = await openAt();
  expect(await previous()).toBeUndefined();
  const first = await live();
  await shipReports(2, 'two');
  const record = readFileSync(path.join(directory, 'apps', reports, String(first), 'release.json'));
  expect(await previous()).toEqual({ build: first, since: at(0), record: integrityOf(record) });
  expect(JSON.stringify(await previous()).length).toBeLessThanOrEqual(200);
  // The other remote has had no build before this one.
  expect(await previous('remote_auth')).toBeUndefined();
});

test('a build of less than an hour is passed over; one that was taken back is none to fall back to', async () => {
  const { store, pass, shipReports, previous, reports: live } = await openAt();
  const first = await live();
  await shipReports(2, 'two');
  await shipReports(2.5, 'three');
  expect(await previous()).toMatchObject({ build: first });

  const third = await live();
  await shipReports(4, 'four');
  expect(await previous()).toMatchObject({ build: third, since: at(2.5) });
  pass(9);
  await rollback({ store, channel: 'production', app: reports });
  expect(await live()).toBe(third);
  expect(await previous()).toMatchObject({ build: first });
});

test('shipping the same again changes nothing, and what others ship leaves it', async () => {
  const { pass, shipReports, shipText, previous, reports: live } = await openAt();
  const first = await live();
  await shipReports(2, 'two');
  expect((await shipReports(9, 'two')).isNew).toBe(false);
  pass(10);
  await shipText('remote-auth', 'two');
  expect(await previous()).toMatchObject({ build: first });
  expect(await previous('remote_auth')).toMatchObject({ since: at(0) });
});

const usual = declaring(reports, {}).declaration;
const screen = usual?.screens?.['ReportScreen'];
const one = (version: string) => ({ version, range: `^${version}`, isSingleton: true, isBrought: false });
const shared = {
  react: one('19.3.1'),
  'react/': one('19.3.1'),
  jotai: one('2.20.3'),
  'jotai/': one('2.20.3'),
};
const moved = screen && { ...screen, address: '/texts/:slug' };

test.each<[string, Changes]>([
  ['takes a module from the host that it does not share', { shared: { ...shared, charts: one('1.0.0') } }],
  ['wants another React', { shared: { ...shared, react: one('18.0.0') } }],
  ['has the same name on the page', { uniqueName: 'three' }],
  [
    'has its screen at another address',
    moved ? declaring(reports, { screens: { ReportScreen: moved } }) : {},
  ],
  ['declares a screen that it does not have', { exposes: {} }],
  ['is from before builds had names of their own', { uniqueName: undefined } as unknown as Changes],
])('a build before that %s is passed over', async (_what, changes) => {
  const { store, pass, build, shipReports, previous, reports: live } = await openAt();
  const first = await live();
  // The gate of an older tool, or an older host, had let it in.
  pass(2);
  const odd = readBuild(reports, build(reports, { content: { 'remoteEntry.js': 'two' }, ...changes }).dist);
  await publish(store, odd);
  await swapPage(store, 'production', (page) => ({
    builds: { ...page?.release?.builds, [reports]: odd.release.build },
    config: fakeConfig,
    kind: 'ship',
  }));
  await shipReports(4, 'three', { uniqueName: 'three' });
  expect(await previous()).toMatchObject({ build: first });
});

test('a build whose files are gone is passed over', async () => {
  const { store, shipReports, previous, reports: live } = await openAt();
  const first = await live();
  await shipReports(2, 'two');
  const gone = await live();
  await store.delete(`apps/${reports}/${String(gone)}/release.json`);
  await shipReports(4, 'three');
  expect(await previous()).toMatchObject({ build: first });
});

test.each([
  ['passes what the build before calls for', '{ slug: string; day: string }', 1],
  ['passes less than the build before calls for', '{ slug: string }', 0],
])('with a newer host the types of both decide: it %s', async (_what, slotProps, index) => {
  const screen = (props: string) =>
    fakeContract({ screen: `export declare function ReportScreen(props: ${props}): null;` });
  const { candidate, build, pass, shipReports, previous, reports: live } = await openAt();
  const before = [await live()];
  await shipReports(1, 'one', { content: screen('{ slug: string; day: string }') });
  before.push(await live());
  await shipReports(3, 'two', { content: screen('{ slug: string }') });
  pass(5);
  await ship(candidate(build('host', { content: fakeContract({ slotProps }) })));
  expect(await previous()).toMatchObject({ build: before[index] });
});

test('prune keeps what a live page falls back to, and says so', async () => {
  const { store, shipReports, previous } = await openAt();
  await shipReports(2, 'two');
  for (const text of ['three', 'four', 'five']) await shipReports(2.1, text);
  const { build } = (await previous()) ?? {};
  const { kept, removed } = await prune(store, { keep: 1, days: 0, now: Date.now() + 90 * 86_400_000 });
  expect(kept.find((one) => one.build === build)?.reason).toBe('what the page of production falls back to');
  expect(removed).toHaveLength(3);
});
