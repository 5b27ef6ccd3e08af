import path from 'node:path';
import { readBuild } from '../build/readBuild.ts';
import { readRecord } from '../live/releaseRecords.ts';
import { ship } from './ship.ts';
import { statusOf } from '../live/statusOf.ts';
import { openPortal } from '../testing/openPortal.ts';
import { runScript } from '../testing/runScript.ts';
import { storeKinds } from '../testing/storeKinds.ts';

test.each(storeKinds)(
  'two teams that ship to a $kind in the same instant both end up live, every time',
  async ({ newPlace }) => {
    const portal = await openPortal(await newPlace());
    for (let round = 1; round <= 5; round += 1) {
      const [one, other] = await Promise.all([
        portal.shipText('remote-reports', `reports ${String(round)}`),
        portal.shipText('remote-auth', `auth ${String(round)}`),
      ]);
      const live = await portal.live();
      const newest = Math.max(one.number, other.number);
      expect(live?.release?.number).toBe(newest);
      for (const { record } of [one, other])
        for (const { app, to } of record?.changes ?? [])
          expect([app, live?.release?.builds[app]]).toEqual([app, to]);
      expect((await readRecord(portal.store, newest))?.previous).toBe(Math.min(one.number, other.number));
    }
    expect((await statusOf(portal.store, 'production')).faults).toStrictEqual([]);
  },
);

const steps = [
  'published remoteEntry.js',
  'published report.js',
  'published release.json',
  'read the live page',
  'checked',
  'took a number',
  'swapped the page',
  'verified',
];

test.each(storeKinds)(
  'killed at any step, a ship to a $kind leaves a whole page behind, and the next one succeeds',
  async ({ newPlace }) => {
    const portal = await openPortal(await newPlace());
    const before = await portal.builds();
    const module = (file: string) => JSON.stringify(path.join(import.meta.dirname, file));
    for (const step of steps) {
      const built = portal.build('remote-reports', { content: { 'report.js': step } });
      const { release } = readBuild(built.app, built.dist);
      const { signal, output } = await runScript(`
      import { openStore } from ${module('../store/openStore.ts')};
      import { ship } from ${module('ship.ts')};
      await ship({
        store: openStore(${JSON.stringify(portal.directory)}),
        channel: 'production',
        apps: [${JSON.stringify(built)}],
        onStep: (step) => { if (step === ${JSON.stringify(step)}) process.kill(process.pid, 'SIGKILL'); },
      });`);
      expect([`${step}: ${output}`, signal]).toEqual([`${step}: ${output}`, 'SIGKILL']);
      const status = await statusOf(portal.store, 'production');
      expect([step, status.faults]).toEqual([step, []]);
      const isLive = (await portal.builds())['remote-reports'] === release.build;
      expect([step, isLive]).toEqual([step, ['swapped the page', 'verified'].includes(step)]);

      await ship(portal.candidate(built));
      expect([step, (await portal.builds())['remote-reports']]).toEqual([step, release.build]);
      expect([step, (await statusOf(portal.store, 'production')).faults]).toEqual([step, []]);
    }
    expect((await portal.builds())['host']).toBe(before['host']);
  },
);
