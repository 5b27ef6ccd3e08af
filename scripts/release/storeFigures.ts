/*
 * npx tsx scripts/release/storeFigures.ts: how long a ship and a rollback of a remote take in a directory and in a bucket of
 * a real S3 engine, with the production builds of this checkout, and which of their files is the largest.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { distOf, readApps } from './build/apps.ts';
import { integrityOf } from './build/buildId.ts';
import { ensureAllBuilt } from './build/ensureAllBuilt.ts';
import { buildRecordFile, type PortalBuild } from './build/PortalBuild.ts';
import { rollback } from './commands/rollback.ts';
import { ship } from './commands/ship.ts';
import { startPlace } from './startPlace.ts';
import { openStore } from './store/openStore.ts';
import { fakeConfig } from './testing/fakeBuild.ts';

const rounds = 5;
const app = 'remote-reports';
const channel = 'production';
const root = mkdtempSync(path.join(tmpdir(), 'portal-figures-'));

/** The build of this checkout with one file that differs, which makes a folder of its own for all of them. */
function another(round: number) {
  const dist = path.join(root, `build-${String(round)}`);
  cpSync(distOf(app), dist, { recursive: true });
  const recordFile = path.join(dist, buildRecordFile);
  const record = JSON.parse(readFileSync(recordFile, 'utf8')) as PortalBuild;
  const [file = ''] = record.scripts;
  const text = `${readFileSync(path.join(dist, file), 'utf8')}${' '.repeat(round)}`;
  writeFileSync(path.join(dist, file), text);
  writeFileSync(
    recordFile,
    JSON.stringify({ ...record, files: { ...record.files, [file]: integrityOf(text) } }),
  );
  return { app, dist };
}

const figures = (times: number[]) => {
  const sorted = [...times].sort((a, b) => a - b);
  const seconds = (time: number | undefined) => `${((time ?? 0) / 1000).toFixed(2)} s`;
  return `${seconds(sorted[Math.floor(sorted.length / 2)])} in the middle, ${seconds(sorted.at(-1))} at most`;
};

async function timed(times: number[], work: () => Promise<unknown>) {
  const from = performance.now();
  await work();
  times.push(performance.now() - from);
}

try {
  await ensureAllBuilt();
  const all = (await readApps()).map(({ folder }) => ({ app: folder, dist: distOf(folder) }));
  for (const kind of ['directory', 'bucket'] as const) {
    const place = await startPlace(kind, root);
    try {
      const store = openStore(place.store);
      const [first, ships, rollbacks]: number[][] = [[], [], []];
      await timed(first ?? [], () => ship({ store, channel, apps: all, config: fakeConfig }));
      for (let round = 1; round <= rounds; round += 1) {
        for (const one of [another(2 * round), another(2 * round + 1)])
          await timed(ships ?? [], () => ship({ store, channel, apps: [one] }));
        await timed(rollbacks ?? [], () => rollback({ store, channel, app }));
      }
      const stored = await store.list('apps/');
      const largest = stored.reduce((one, other) => (other.size > one.size ? other : one));
      console.log(`A ${kind}, without the walk in a browser:`);
      console.log(`  the first ship of all apps ${figures(first ?? [])}`);
      console.log(`  a ship of ${app} ${figures(ships ?? [])}`);
      console.log(`  a rollback ${figures(rollbacks ?? [])}`);
      console.log(`  the largest file is ${largest.key}, ${String(Math.round(largest.size / 1024))} KB`);
    } finally {
      await place.stop();
    }
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}
