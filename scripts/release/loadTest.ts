/*
 * npx tsx scripts/release/loadTest.ts: two teams ship and roll back in turn on a real nginx while readers open the portal
 * and load its parts later; then both ship at once. Exits with 1 if a reader noticed. --store bucket does so with a
 * bucket of a real S3 engine, whose gateway is killed twice on the way. --delete-old also deletes every replaced build,
 * as copying over a server would, to show its effect.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startNginx } from './serving/startNginx.ts';
import { rulesFor } from './serving/servingRules.ts';
import { readLivePage } from './live/livePage.ts';
import { openStore } from './store/openStore.ts';
import { folderOf } from './store/published.ts';
import { readBuild } from './build/readBuild.ts';
import { rollback } from './commands/rollback.ts';
import { ship } from './commands/ship.ts';
import { statusOf } from './live/statusOf.ts';
import { fakeApps, fakeBuild, fakeConfig } from './testing/fakeBuild.ts';
import { runNode } from './testing/runScript.ts';
import { startPlace } from './startPlace.ts';
import { startReaders } from './startReaders.ts';

const { values } = parseArgs({
  options: {
    changes: { type: 'string', default: '100' },
    readers: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '50' },
    store: { type: 'string', default: 'directory' },
    'delete-old': { type: 'boolean', default: false },
  },
});
const channel = 'production';
const changes = Number(values.changes);
const teams = ['remote-reports', 'remote-auth'];

const root = mkdtempSync(path.join(tmpdir(), 'portal-load-test-'));
const place = await startPlace(values.store === 'bucket' ? 'bucket' : 'directory', root);
const store = openStore(place.store);
await ship({ store, channel, apps: fakeApps(path.join(root, 'first')), config: fakeConfig });
const nginx = await startNginx({ origin: place.origin, rules: rulesFor(fakeConfig) });

const liveBuilds = async () => (await readLivePage(store, channel))?.release?.builds ?? {};

async function deleteOld() {
  const live = Object.entries(await liveBuilds());
  for (const { key } of await store.list('apps/'))
    if (!live.some(([app, build]) => key.startsWith(`${folderOf(app, build)}/`))) await store.delete(key);
}

const times: Record<string, number[]> = { ship: [], rollback: [], commands: [] };
async function timed<T>(what: string, work: Promise<T>) {
  const started = performance.now();
  const result = await work;
  times[what]?.push(performance.now() - started);
  return result;
}
const other = (app: string, text: string) =>
  fakeBuild(path.join(root, `${app}-${text}`), app, { content: { 'remoteEntry.js': text } });

/** Changes after which the gateway fails, and for how long (s). */
const fails = place.kind === 'bucket' ? [1, 2].map((third) => Math.round((changes * third) / 3)) : [];
const outage = 3;

const readers = startReaders(nginx.origin, Number(values.readers));
try {
  for (let change = 1; change <= changes; change += 1) {
    const app = String(teams[change % 2]);
    // Each team ships twice and rolls back the second time; a deleted build cannot return.
    // Before a bucket a page is kept for two seconds, in which the next change may follow.
    const url = place.kind === 'directory' ? { url: nginx.origin } : {};
    if (change % 6 < 4 || values['delete-old'])
      await timed('ship', ship({ store, channel, apps: [other(app, String(change))], ...url }));
    else await timed('rollback', rollback({ store, channel, app }));
    if (values['delete-old']) await deleteOld();
    if (fails.includes(change)) {
      // Files that nobody has asked for are not kept: all readers have had the newest page before, and none an older one.
      await readers.untilRead(await liveBuilds());
      await place.failFor(outage);
    }
  }
  if (!values['delete-old']) await readers.untilRead(await liveBuilds());
  const seen = await readers.stop();

  let bothLive = 0;
  const binary = path.join(import.meta.dirname, 'portal.ts');
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const built = teams.map((app) => other(app, `round ${String(round)}`));
    const runs = await timed(
      'commands',
      Promise.all(
        built.map(({ app, dist }) =>
          runNode([binary, 'ship', app, '--dist', dist, '--store', place.store, '--no-browser']),
        ),
      ),
    );
    const builds = await liveBuilds();
    const isBoth = built.every(({ app, dist }) => builds[app] === readBuild(app, dist).release.build);
    if (isBoth && runs.every(({ code }) => code === 0)) bothLive += 1;
    else console.error(runs.map(({ output }) => output).join('\n'));
  }

  const { faults } = await statusOf(store, channel);
  console.log(
    `${values.changes} ships and rollbacks by two teams under ${values.readers} readers on nginx with a ${place.kind}:`,
  );
  if (fails.length > 0)
    console.log(`  its gateway was killed and started again ${String(fails.length)} times`);
  console.log(`  ${String(seen.requests)} requests, ${String(seen.failed)} failed`);
  console.log(
    `  ${String(seen.navigations)} navigations, ${String(seen.lost)} lost, ${String(seen.mixed)} mixed sets`,
  );
  console.log(`  ship ${figures('ship')}, rollback ${figures('rollback')}`);
  console.log(`Two ships started in the same instant, ${values.rounds} times:`);
  console.log(`  both live ${String(bothLive)} times; both commands together ${figures('commands')}`);
  console.log(faults.length === 0 ? 'The store is healthy.' : faults.join('\n'));
  const isUnnoticed = seen.failed + seen.lost + seen.mixed + faults.length === 0;
  process.exitCode = isUnnoticed && bothLive === Number(values.rounds) ? 0 : 1;
} finally {
  await readers.stop();
  await nginx.stop();
  await place.stop();
  rmSync(root, { recursive: true, force: true });
}

function figures(what: string) {
  const sorted = [...(times[what] ?? [])].sort((a, b) => a - b);
  const at = (share: number) => String(Math.round(sorted[Math.floor(sorted.length * share)] ?? 0));
  return `${at(0.5)} ms in the middle, ${at(0.999)} ms at most`;
}
