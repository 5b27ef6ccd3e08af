/*
 * npx tsx scripts/release/rolloutTest.ts: how often a rollout is stopped by chance, how soon one that fails is, and who
 * gets it on a real nginx. Prints the figures; exits with 1 where one is not what is promised.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seededNumbers } from '#local/data/plausible/seededNumbers.ts';
import { beginRollout } from './commands/rolloutSteps.ts';
import { ship } from './commands/ship.ts';
import { parsePage } from './live/livePage.ts';
import { startNginx } from './serving/startNginx.ts';
import { rulesFor } from './serving/servingRules.ts';
import { openStore } from './store/openStore.ts';
import { fakeApps, fakeBuild, fakeConfig } from './testing/fakeBuild.ts';
import { simulateRollout, type Simulated } from './testing/simulateRollout.ts';

const rounds = { equal: 1_000, bad: 200 };
const channel = 'production';
const faults: string[] = [];
const expectThat = (isSo: boolean, sentence: string) => {
  console.log(`${isSo ? ' ' : '!'} ${sentence}`);
  if (!isSo) faults.push(sentence);
};

const usual: Simulated = {
  share: 0.1,
  perSecond: 5,
  fails: { canary: 0.01, production: 0.01 },
  closed: 0.02,
  every: 10,
  until: 2 * 3_600,
};
const stopsOf = (simulated: Simulated, seed: number, count = rounds.equal) => {
  const random = seededNumbers(seed);
  return Array.from({ length: count }, () => simulateRollout(simulated, random));
};

console.log(
  `Simulated rollouts to 10 % of the readers, 300 tabs a minute if not said, looked at every 10 s, ${String(rounds.equal)} of each kind, of bad ones ${String(rounds.bad)}:`,
);
for (const fails of [0.001, 0.01, 0.05]) {
  const stops = stopsOf({ ...usual, fails: { canary: fails, production: fails } }, 7);
  const stopped = stops.filter((second) => second !== null).length;
  expectThat(
    stopped < rounds.equal / 100,
    `an equal build, of which ${String(fails * 100)} % of all tabs fail: ${String(stopped)} stopped in 2 h`,
  );
}
// As where an API gets worse for everybody: added up, the build's tabs would look worse than production's.
for (const share of [0.25, 0.5]) {
  const widened = { at: 3_600, share, fails: { canary: 0.05, production: 0.05 }, closed: 0.1 };
  const stopped = stopsOf({ ...usual, widened }, 9).filter((second) => second !== null).length;
  expectThat(
    stopped < rounds.equal / 100,
    `an equal build, widened to ${String(share * 100)} % of the readers after 1 h, from when on 5 % of all tabs fail instead of 1 %: ${String(stopped)} stopped in 2 h`,
  );
}
for (const perSecond of [10, 5]) {
  const bad = stopsOf({ ...usual, perSecond, fails: { canary: 0.2, production: 0.01 } }, 8, rounds.bad);
  const sorted = bad.map((second) => second ?? Infinity).sort((a, b) => a - b);
  const soon = sorted.filter((second) => second <= 90).length;
  // With half of the tabs the thirty that are needed take a minute.
  expectThat(
    soon >= rounds.bad * 0.99 || perSecond < 10,
    `one that fails for 20 % of its tabs, at ${String(perSecond * 60)} tabs a minute: ${String(soon)} stopped within 90 s; after ${String(sorted[rounds.bad / 2])} s in the middle, ${String(sorted.at(-1))} s at most`,
  );
}

const root = mkdtempSync(path.join(tmpdir(), 'portal-rollout-test-'));
const directory = path.join(root, 'store');
const store = openStore(directory);
const config = { ...fakeConfig, splitReaders: true };
await ship({ store, channel, apps: fakeApps(path.join(root, 'first')), config });
const nginx = await startNginx({ origin: directory, rules: rulesFor(config) });
try {
  const apps = [
    fakeBuild(path.join(root, 'new'), 'remote-reports', { content: { 'remoteEntry.js': 'new' } }),
  ];
  const rollout = await beginRollout({ store, channel, apps }, 10);
  const [readers, visits] = [200, 50];
  const seen = { mixed: 0, moved: 0, canaries: 0 };
  for (let reader = 0; reader < readers; reader += 1) {
    let cookie = '';
    let first = 0;
    for (let visit = 0; visit < visits; visit += 1) {
      const answer = await fetch(`${nginx.origin}/reports`, { headers: cookie ? { cookie } : {} });
      cookie ||= (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      const text = await answer.text();
      const { release, integrity } = parsePage(text, 'The page');
      const folders = Object.entries(release?.builds ?? {}).map(([app, build]) => `/apps/${app}/${build}/`);
      const isOne = Object.keys(integrity).every((file) => folders.some((folder) => file.startsWith(folder)));
      if (!isOne || folders.length !== 3) seen.mixed += 1;
      if (visit === 0) first = release?.number ?? 0;
      else if (release?.number !== first) seen.moved += 1;
    }
    if (first === rollout.number) seen.canaries += 1;
  }
  // 200 readers at 10 %: 20, and 4.24 to a standard deviation.
  const bound = Math.ceil(3 * Math.sqrt(readers * 0.1 * 0.9));
  console.log(`${String(readers)} readers on nginx, each ${String(visits)} times, with a rollout to 10 %:`);
  expectThat(
    Math.abs(seen.canaries - readers / 10) <= bound,
    `${String(seen.canaries)} have it; three standard deviations are ${String(readers / 10 - bound)} to ${String(readers / 10 + bound)}`,
  );
  expectThat(
    seen.moved === 0,
    `${String(seen.moved)} of ${String(readers * visits)} visits got another release than the first one of their reader`,
  );
  expectThat(seen.mixed === 0, `${String(seen.mixed)} mixed sets`);
} finally {
  await nginx.stop();
  rmSync(root, { recursive: true, force: true });
}
process.exitCode = faults.length === 0 ? 0 : 1;
