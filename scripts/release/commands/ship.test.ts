import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../build/buildId.ts';
import { packings } from '../serving/packings.ts';
import { pageOf, parsePage, readSet } from '../live/livePage.ts';
import type { Release } from '../build/Release.ts';
import { readRecord } from '../live/releaseRecords.ts';
import { ship } from './ship.ts';
import { statusOf } from '../live/statusOf.ts';
import { fakeConfig } from '../testing/fakeBuild.ts';
import { openPortal } from '../testing/openPortal.ts';
import { onTestFinished } from '#jest/onTestFinished.ts';

test('a page follows from the release.json of its set, and names nothing else', async () => {
  const { store, directory, live, builds } = await openPortal();
  const page = await live();
  const { host, 'remote-auth': auth, 'remote-reports': reports } = await builds();
  expect(page?.release?.number).toBe(1);
  expect(page?.config).toStrictEqual(fakeConfig);
  const text = readFileSync(path.join(directory, 'index.html'), 'utf8');
  expect(text).toMatch(
    new RegExp(
      `src="/apps/host/${String(host)}/react.js" integrity="${integrityOf('react').replace(/[+/]/g, '.')}"`,
    ),
  );
  expect(text).toMatch(new RegExp(`/apps/remote-auth/${String(auth)}/login.js`));
  expect(page?.integrity[`/apps/remote-reports/${String(reports)}/report.js`]).toStrictEqual(
    integrityOf('report'),
  );
  const release: Release = JSON.parse(
    String(await store.read(`apps/remote-reports/${String(reports)}/release.json`)),
  );
  expect(release.files['report.js']).toStrictEqual({
    size: 6,
    type: 'text/javascript; charset=utf-8',
    sha384: integrityOf('report'),
  });
  expect([release.commit, release.contract]).toStrictEqual(['c0ffee0', '1.0.0']);
});

test('a team ships its remote with nothing but its own build', async () => {
  const portal = await openPortal();
  const before = await portal.builds();
  const { number, record } = await portal.shipText('remote-reports', 'second');
  const after = await portal.builds();
  expect(number).toBe(2);
  expect(record?.changes).toStrictEqual([
    { app: 'remote-reports', from: before['remote-reports'], to: after['remote-reports'] },
  ]);
  expect({ ...after, 'remote-reports': '' }).toStrictEqual({ ...before, 'remote-reports': '' });
  expect(await readRecord(portal.store, 2)).toStrictEqual(record);
});

test('a team may stand for the person who ships', async () => {
  const portal = await openPortal();
  onTestFinished(() => delete process.env['PORTAL_SHIPPER']);
  process.env['PORTAL_SHIPPER'] = 'The reports team';
  const { record } = await portal.shipText('remote-reports', 'second');
  expect(record?.by).toBe('The reports team');
});

test('T-35 what allows local remotes never becomes the page of production, and nothing is left behind', async () => {
  const { store, candidate, build, live, builds } = await openPortal();
  const config = { ...fakeConfig, allowLocalRemotes: true };
  const message = `The configuration's "allowLocalRemotes" must not be true in the channel production.`;
  const before = await live();
  const built = build('remote-reports', { content: { 'report.js': 'other' } });
  const published = async () => (await store.list('')).map(({ key }) => key);
  const files = await published();
  await expect(ship({ ...candidate(built), config })).rejects.toThrow(new Error(message));
  expect(await live()).toStrictEqual(before);
  expect(await published()).toStrictEqual(files);

  const staging = await ship({ ...candidate(), channel: 'staging', from: 'production', config });
  expect(parsePage(staging.page, 'The page').config).toStrictEqual(config);
  const set = await readSet(store, await builds());
  const release = { number: 2, at: '2026-11-22T08:00:00Z' };
  expect(() => pageOf(set, config, { ...release, channel: 'production' })).toThrow(new Error(message));
});

test('shipping what is live already changes nothing', async () => {
  const portal = await openPortal();
  const built = portal.build('remote-reports', { content: { 'report.js': 'other' } });
  expect((await ship(portal.candidate(built))).isNew).toBe(true);
  const before = await portal.live();
  expect((await ship(portal.candidate(built))).isNew).toBe(false);
  expect(await portal.live()).toStrictEqual(before);
  expect(await readRecord(portal.store, 3)).toBe(null);
});

test('a commit that brings back an earlier state is newer than what it replaces, and status names it', async () => {
  const portal = await openPortal();
  const builtOn = (day: number, text?: string) =>
    portal.build('remote-reports', {
      ...(text && { content: { 'report.js': text } }),
      origin: { commit: `${day}0ffee0`, committedAt: `2026-11-${day}T08:00:00Z`, isClean: true, sources: '' },
    });
  const { 'remote-reports': first } = await portal.builds();
  await ship(portal.candidate(builtOn(23, 'new')));
  await ship(portal.candidate(builtOn(25)));
  await portal.shipText('remote-auth', 'two');
  expect((await portal.builds())['remote-reports']).toBe(first);
  await expect(ship(portal.candidate(builtOn(23, 'new')))).rejects.toThrow(
    'remote-reports: commit 230ffee of 2026-11-23T08:00:00Z is older than the live commit 250ffee of 2026-11-25T08:00:00Z: ship a newer state, or say --force.',
  );
  const { apps } = await statusOf(portal.store, 'production');
  expect(apps.find(({ app }) => app === 'remote-reports')).toMatchObject({
    commit: '250ffee0',
    committedAt: '2026-11-25T08:00:00Z',
  });
  expect((await ship(portal.candidate(builtOn(26, 'newest')))).isNew).toBe(true);
});

test('an app whose live build was lost is mended by shipping it', async () => {
  const portal = await openPortal();
  const { 'remote-reports': lost } = await portal.builds();
  for (const { key } of await portal.store.list(`apps/remote-reports/${String(lost)}/`))
    await portal.store.delete(key);
  expect((await statusOf(portal.store, 'production')).faults).not.toStrictEqual([]);
  await ship(portal.candidate(portal.build('remote-reports')));
  expect((await portal.builds())['remote-reports']).toBe(lost);
  expect((await statusOf(portal.store, 'production')).faults).toStrictEqual([]);
});

test('what is published is packed beside itself, once; packed bytes that are not right are found and mended', async () => {
  const portal = await openPortal();
  const text = 'const word = 1;\n'.repeat(200);
  const built = portal.build('remote-reports', { content: { 'report.js': text } });
  await ship(portal.candidate(built));
  const { 'remote-reports': build } = await portal.builds();
  const key = `apps/remote-reports/${String(build)}/report.js`;
  for (const { extension, unpack } of packings)
    expect(String(await unpack(readFileSync(path.join(portal.directory, `${key}.${extension}`))))).toBe(text);
  const beside = (await portal.store.list(`apps/remote-reports/${String(build)}/`)).map(
    ({ key: name }) => name,
  );
  expect(beside.filter((name) => /remoteEntry\.js\.|\.br\.|\.gz\./.test(name))).toEqual([]);

  const other = await packings[0]?.pack(Buffer.from('other'), 9);
  writeFileSync(path.join(portal.directory, `${key}.br`), other ?? '');
  expect((await statusOf(portal.store, 'production')).faults).toStrictEqual([
    `${key}.br is not what was published.`,
  ]);
  await portal.store.delete(`${key}.br`);
  await ship(portal.candidate(built));
  expect((await statusOf(portal.store, 'production')).faults).toStrictEqual([]);
  expect(await portal.store.read(`${key}.br`)).not.toBeNull();
});

test('different bytes under the name of a published build are refused', async () => {
  const portal = await openPortal();
  const { 'remote-reports': build } = await portal.builds();
  writeFileSync(path.join(portal.directory, `apps/remote-reports/${String(build)}/report.js`), 'altered');
  const built = portal.build('remote-reports');
  await expect(ship(portal.candidate(built))).rejects.toThrow(
    /report\.js is there already with different content/,
  );
});

test('a channel begins as another one is, and then goes its own way', async () => {
  const portal = await openPortal();
  const candidate = {
    ...portal.candidate(portal.build('remote-reports', { content: { 'a.js': 'a' } })),
    channel: 'staging',
  };
  await expect(ship(candidate)).rejects.toThrow(
    /has no page of staging yet: begin it with --config FILE, or with --from CHANNEL/,
  );
  await ship({ ...candidate, from: 'production' });
  const staging = await statusOf(portal.store, 'staging');
  expect(staging.faults).toStrictEqual([]);
  const production = await portal.builds();
  expect(
    staging.apps.filter(({ app, build }) => production[app] !== build).map(({ app }) => app),
  ).toStrictEqual(['remote-reports']);
});

test('a channel may begin exactly as another one is', async () => {
  const portal = await openPortal();
  const swap = await ship({ ...portal.candidate(), channel: 'staging', from: 'production' });
  expect([swap.isNew, swap.number]).toEqual([true, 2]);
  const { faults, apps } = await statusOf(portal.store, 'staging');
  expect(faults).toEqual([]);
  expect(Object.fromEntries(apps.map(({ app, build }) => [app, build]))).toEqual(await portal.builds());
});
