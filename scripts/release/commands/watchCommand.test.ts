import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRollout } from '../live/rollout.ts';
import { seenLine, seenRules } from '../serving/seenRules.ts';
import { fakeConfig } from '../testing/fakeBuild.ts';
import { openPortal } from '../testing/openPortal.ts';
import { beginRollout } from './rolloutSteps.ts';
import { runRelease } from './runRelease.ts';
import { ship } from './ship.ts';

async function run(...args: string[]) {
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  return { code: await runRelease(args, { say, complain: say }), said: said.join('\n') };
}

/** A rollout to a tenth of the readers, and the log of a server. */
async function withLog() {
  const { store, directory, root, build, candidate } = await openPortal();
  await ship({ store, channel: 'production', apps: [], config: { ...fakeConfig, splitReaders: true } });
  const apps = candidate(build('remote-reports', { content: { 'remoteEntry.js': 'new' } }));
  const { number } = await beginRollout(apps, 10);
  const log = path.join(root, 'seen.log');
  writeFileSync(log, '');
  let tab = 0;
  const say = (release: number, tabs: number, ...events: string[]) => {
    for (let one = 0; one < tabs; one += 1) {
      tab += 1;
      for (const event of events) {
        const said = `e=${event}&c=production&r=${String(release)}&t=${String(tab)}`;
        appendFileSync(log, seenLine(seenRules, said) ?? '');
      }
    }
  };
  const watch = (...more: string[]) => run('watch', '--log', log, '--store', directory, ...more);
  return { store, root, number, say, watch, rollout: () => readRollout(store) };
}

test('a rollout whose tabs fail is stopped, with the reason, in one look', async () => {
  const { root, number, say, watch, rollout } = await withLog();
  say(2, 1040, 'start', 'shown');
  say(number, 105, 'start', 'shown');
  say(number, 7, 'start', 'shown', 'crash', 'crash');
  const told = path.join(root, 'told');
  const { code, said } = await watch('--notify', `printf %s "$PORTAL_REASON" > ${told}`);
  expect(code).toBe(3);
  expect(said).toContain(
    '7 of 112 tabs failed; production 0 of 1,040 tabs\nStopped: release 3 (remote-reports',
  );
  expect(readFileSync(told, 'utf8')).toBe(said);
  expect(await rollout()).toBeNull();
  expect(await watch()).toEqual({ code: 0, said: 'There is no rollout under way.' });
});

test('one that is as good as production goes on, whatever is written into the log', async () => {
  const { number, say, watch, rollout } = await withLog();
  say(2, 500, 'start', 'shown');
  say(number, 60, 'start', 'shown');
  // Tabs from before the rollout, of other releases, and of none.
  say(1, 200, 'tab');
  say(99, 50, 'start', 'crash');
  const { code, said } = await watch();
  expect(code).toBe(0);
  expect(said).toMatch(
    /goes on: 60 tabs, 0 failed, 0 showed nothing; production 500 tabs, 0 failed, 0 showed nothing\.$/,
  );
  expect(await rollout()).not.toBeNull();
});
