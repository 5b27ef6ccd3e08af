/*
 * node scripts/release/loadTest.ts: two teams ship and roll back in turn on a real nginx while readers open the portal
 * and load its parts later; then both ship at once. Exits with 1 if a reader noticed. --delete-old also deletes every
 * replaced build, as copying over a server would, to show its effect.
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
import { startReaders } from './startReaders.ts';

const { values } = parseArgs({
  options: {
    changes: { type: 'string', default: '100' },
    readers: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '50' },
    'delete-old': { type: 'boolean', default: false },
  },
});
const channel = 'production';
const teams = ['remote-reports', 'remote-auth'];

const root = mkdtempSync(path.join(tmpdir(), 'portal-load-test-'));
const directory = path.join(root, 'store');
const store = openStore(directory);
await ship({ store, channel, apps: fakeApps(path.join(root, 'first')), config: fakeConfig });
const nginx = await startNginx({ origin: directory, rules: rulesFor(fakeConfig) });

async function deleteOld() {
  const live = Object.entries((await readLivePage(store, channel))?.release?.builds ?? {});
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

const readers = startReaders(nginx.origin, Number(values.readers));
try {
  for (let change = 1; change <= Number(values.changes); change += 1) {
    const app = String(teams[change % 2]);
    // Each team ships twice and rolls back the second time; a deleted build cannot return.
    if (change % 6 < 4 || values['delete-old'])
      await timed('ship', ship({ store, channel, apps: [other(app, String(change))], url: nginx.origin }));
    else await timed('rollback', rollback({ store, channel, app }));
    if (values['delete-old']) await deleteOld();
  }
  const seen = await readers.stop();

  let bothLive = 0;
  const binary = path.join(import.meta.dirname, 'portal.ts');
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const built = teams.map((app) => other(app, `round ${String(round)}`));
    const runs = await timed(
      'commands',
      Promise.all(
        built.map(({ app, dist }) =>
          runNode([binary, 'ship', app, '--dist', dist, '--store', directory, '--no-browser']),
        ),
      ),
    );
    const builds = (await readLivePage(store, channel))?.release?.builds;
    const isBoth = built.every(({ app, dist }) => builds?.[app] === readBuild(app, dist).release.build);
    if (isBoth && runs.every(({ code }) => code === 0)) bothLive += 1;
    else console.error(runs.map(({ output }) => output).join('\n'));
  }

  const { faults } = await statusOf(store, channel);
  console.log(`${values.changes} ships and rollbacks by two teams under ${values.readers} readers on nginx:`);
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
  rmSync(root, { recursive: true, force: true });
}

function figures(what: string) {
  const sorted = [...(times[what] ?? [])].sort((a, b) => a - b);
  const at = (share: number) => String(Math.round(sorted[Math.floor(sorted.length * share)] ?? 0));
  return `${at(0.5)} ms in the middle, ${at(0.999)} ms at most`;
}
