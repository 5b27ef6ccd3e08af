import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openStore } from '../store/openStore.ts';
import { readBuild } from '../build/readBuild.ts';
import { readRecord } from '../live/releaseRecords.ts';
import { ship } from './ship.ts';
import { fakeApps, fakeConfig } from '../testing/fakeBuild.ts';
import { openPortal } from '../testing/openPortal.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

test('what does not prove right in the store is taken back, and only that', async () => {
  const portal = await openPortal();
  const before = await portal.builds();
  const built = portal.build('remote-reports', { content: { 'report.js': 'new' } });
  const { release } = readBuild(built.app, built.dist);
  const onStep = (step: string) => {
    if (step !== 'swapped the page') return;
    writeFileSync(path.join(portal.directory, `apps/remote-reports/${release.build}/report.js`), 'half');
  };
  await expect(ship({ ...portal.candidate(built), onStep })).rejects.toThrow(
    new Error(
      [
        `apps/remote-reports/${release.build}/report.js is not what was published.`,
        'Release 2 was taken back: what was live before it is live again, as release 3.',
      ].join('\n'),
    ),
  );
  expect(await portal.builds()).toStrictEqual(before);
  const record = await readRecord(portal.store, 3);
  expect([record?.kind, record?.previous]).toStrictEqual(['rollback', 2]);
});

test('of what is taken back, an app that somebody shipped anew meanwhile stays as it is', async () => {
  const portal = await openPortal();
  const before = await portal.builds();
  const reports = portal.build('remote-reports', { content: { 'report.js': 'ours' } });
  const auth = portal.build('remote-auth', { content: { 'login.js': 'ours' } });
  const { release } = readBuild(reports.app, reports.dist);
  let swaps = 0;
  let newer = '';
  const store = {
    ...portal.store,
    compareAndSwap: async (key: string, expected: string | null, bytes: Buffer) => {
      swaps += 1;
      if (swaps === 2)
        newer = (await portal.shipText('remote-reports', 'newer')).record?.builds['remote-reports'] ?? '';
      return portal.store.compareAndSwap(key, expected, bytes);
    },
  };
  const onStep = (step: string) => {
    if (step !== 'swapped the page' || swaps > 1) return;
    writeFileSync(path.join(portal.directory, `apps/remote-reports/${release.build}/report.js`), 'half');
  };
  await expect(ship({ ...portal.candidate(reports, auth), store, onStep })).rejects.toThrow(
    /^Release 2 was taken back: /m,
  );
  expect(newer).not.toBe('');
  expect(await portal.builds()).toStrictEqual({ ...before, 'remote-reports': newer });
});

test('a first page that does not prove right stays, and says so', async () => {
  const root = temporaryDirectory();
  const store = openStore(path.join(root, 'store'));
  const forgetful = {
    ...store,
    read: async (key: string) => (key.endsWith('main.js') ? null : store.read(key)),
  };
  await expect(
    ship({ store: forgetful, channel: 'production', apps: fakeApps(root), config: fakeConfig }),
  ).rejects.toThrow(/main\.js is missing .*\nRelease 1 stays: there is no former one to go back to\./);
});
