import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fakeOnly } from '#jest/fakeOnly.ts';
import { readLivePage } from '../live/livePage.ts';
import { readRollout, shareOf } from '../live/rollout.ts';
import { seenLine, seenRules } from '../serving/seenRules.ts';
import { fakeConfig } from '../testing/fakeBuild.ts';
import { openPortal } from '../testing/openPortal.ts';
import { finishRollout } from './finishRollout.ts';
import { beginRollout, stopRollout } from './rolloutSteps.ts';
import { runRelease } from './runRelease.ts';
import { ship } from './ship.ts';

async function run(...args: string[]) {
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  return { code: await runRelease(args, { say, complain: say }), said: said.join('\n') };
}

afterEach(() => jest.useRealTimers());

/** The end of a watch whose rollout has lost its pages without a record. */
const over = expect.stringMatching(
  /^Release 3 \(remote-reports \w+\) for 10 % of the readers is over, and no record says why\. There is no rollout under way\.$/,
) as unknown;

/** A rollout to a tenth of the readers, and the log of a server. */
async function withLog() {
  const { store, directory, root, build, candidate, shipText } = await openPortal();
  await ship({ store, channel: 'production', apps: [], config: { ...fakeConfig, splitReaders: true } });
  const apps = candidate(build('remote-reports', { content: { 'remoteEntry.js': 'new' } }));
  const { number } = await beginRollout(apps, 10);
  const beginOther = () =>
    beginRollout(candidate(build('remote-auth', { content: { 'remoteEntry.js': 'new' } })), 25);
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
  const share = async () => {
    const found = await readRollout(store);
    return found && shareOf(found);
  };
  return {
    store,
    directory,
    root,
    log,
    number,
    say,
    watch,
    share,
    shipText,
    beginOther,
    rollout: () => readRollout(store),
  };
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

test('whoever is to be notified hears also of a rollout that all readers have got in that moment', async () => {
  const { store, root, number, say, watch } = await withLog();
  await expect(
    finishRollout({ ...store, delete: () => Promise.reject(new Error('killed')) }),
  ).rejects.toThrow('killed');
  say(2, 500, 'start', 'shown');
  say(number, 40, 'start', 'shown', 'crash');
  const told = path.join(root, 'told');
  const { code, said } = await watch('--notify', `printf %s "$PORTAL_REASON" > ${told}`);
  expect([code, said]).toEqual([3, expect.stringContaining('tabs failed')]);
  expect(said).toContain('"finish" was faster: release 4 is live for all readers.');
  expect(readFileSync(told, 'utf8')).toBe(said);
});

test('and hears of one whose record cannot be written, as on a full disk', async () => {
  const { directory, root, number, say, watch, rollout } = await withLog();
  say(2, 500, 'start', 'shown');
  say(number, 40, 'start', 'shown', 'crash');
  mkdirSync(path.join(directory, 'releases/4.json'));
  const told = path.join(root, 'told');
  const { code, said } = await watch('--notify', `printf %s "$PORTAL_REASON" > ${told}`);
  expect([code, said]).toEqual([3, expect.stringContaining('tabs failed')]);
  expect(said).toMatch(/All readers get production's\. No record says so: E/);
  expect(readFileSync(told, 'utf8')).toBe(said);
  expect(await rollout()).toBeNull();
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

test('lines that are left out are named, as of a server whose clock is ahead', async () => {
  const { directory, log, number, watch, rollout } = await withLog();
  const ahead = new Date(Date.now() + 400_000);
  for (let tab = 1; tab <= 100; tab += 1)
    appendFileSync(
      log,
      seenLine(seenRules, `e=crash&c=production&r=${String(number)}&t=${String(tab)}`, ahead) ?? '',
    );
  const sentence =
    'Left out: 100 lines that no tab says, or of a server whose clock is more than five minutes ahead.';
  expect((await watch()).said).toContain(` goes on: 0 tabs, 0 failed, 0 showed nothing; `);
  expect((await watch()).said.endsWith(` ${sentence}`)).toBe(true);
  expect(await rollout()).not.toBeNull();

  const complaints: string[] = [];
  const complain = (text: string) => {
    complaints.push(text);
    // The second look tells it no more, and complains of the log; then it is over.
    if (complaints.length === 1) renameSync(log, `${log}.1`);
    if (complaints.length === 2) rmSync(path.join(directory, 'slots'), { recursive: true });
  };
  const parts = ['watch', '--log', log, '--store', directory, '--every', '1'];
  expect(await runRelease(parts, { say: complain, complain })).toBe(0);
  expect(complaints).toEqual([sentence, expect.stringMatching(/^There is no log /), over]);
});

test('a log that is rotated ends nothing, nor does a look that fails', async () => {
  const { directory, log, number, say } = await withLog();
  say(2, 1040, 'start', 'shown');
  say(number, 105, 'start', 'shown');
  const complaints: string[] = [];
  const complain = (text: string) => {
    complaints.push(text);
    if (complaints.length === 1) mkdirSync(log);
    if (complaints.length === 2) {
      rmdirSync(log);
      say(number, 7, 'start', 'shown', 'crash');
    }
  };
  const parts = ['watch', '--log', log, '--store', directory, '--every', '1'];
  const watching = runRelease(parts, { say: complain, complain });
  renameSync(log, `${log}.1`);
  expect(await watching).toBe(3);
  expect(complaints).toEqual([
    `There is no log ${log} at the moment; the next look reads it again.`,
    expect.stringMatching(/^Could not look, and will try again in 1 s: EISDIR: /),
    expect.stringContaining('7 of 112 tabs failed; production 0 of 1,040 tabs\nStopped: '),
  ]);
});

test('nor does a step that is refused: the rollout is watched until it is over', async () => {
  const { directory, log } = await withLog();
  const complaints: string[] = [];
  const complain = (text: string) => {
    complaints.push(text);
    // As by a stop that is interrupted in the second look, and repeated before the third.
    if (complaints.length === 2) rmSync(path.join(directory, 'slots/0.html'));
    if (complaints.length === 3) rmSync(path.join(directory, 'slots'), { recursive: true });
  };
  const parts = ['watch', '--log', log, '--store', directory, '--every', '1', '--auto', '50'];
  const watching = runRelease(parts, { say: complain, complain });
  renameSync(log, `${log}.1`);
  expect([await watching, complaints.length]).toEqual([0, 4]);
  expect(complaints.slice(2)).toEqual([
    'Was refused, and will try again in 1 s: The rollout was stopped or finished meanwhile: see "status".',
    over,
  ]);
});

/** A watch during whose first pause somebody else changes the store. */
async function watchUntil(change: () => void, { directory, log }: { directory: string; log: string }) {
  // It tells of this line before it pauses.
  writeFileSync(log, 'nonsense\n');
  const said: string[] = [];
  const complain = (text: string) => {
    said.push(text);
    if (said.length === 1) change();
  };
  const parts = ['watch', '--log', log, '--store', directory, '--every', '1'];
  return [await runRelease(parts, { say: complain, complain }), ...said.slice(1)];
}

test('a rollout that somebody else has stopped ends its watch, which says so and leaves the next one alone', async () => {
  const opened = await withLog();
  const { root, directory, store, number, beginOther, say, rollout } = opened;
  const [slots, first, second] = [path.join(directory, 'slots'), path.join(root, '1'), path.join(root, '2')];
  cpSync(slots, first, { recursive: true });
  await stopRollout(store, 'a headline is missing');
  const other = await beginOther();
  renameSync(slots, second);
  renameSync(first, slots);
  const replace = () => {
    rmSync(slots, { recursive: true });
    renameSync(second, slots);
    // A look at the next one would stop it.
    say(2, 500, 'start', 'shown');
    say(other.number, 40, 'start', 'shown', 'crash');
  };
  expect(number).toBe(3);
  expect(await watchUntil(replace, opened)).toEqual([
    0,
    expect.stringMatching(
      /^Release 3 \(remote-reports \w+\) for 10 % of the readers was stopped by .+: a headline is missing\. Another one is under way, which this watch does not look at: release 5 \(remote-auth \w+\) for 25 % of the readers\.$/,
    ),
  ]);
  expect(await rollout()).toMatchObject({ began: 5, number: 5 });
});

test('and so does one that somebody else has given to all readers', async () => {
  const opened = await withLog();
  const { directory, store } = opened;
  await expect(
    finishRollout({ ...store, delete: () => Promise.reject(new Error('killed')) }),
  ).rejects.toThrow('killed');
  const end = () => {
    rmSync(path.join(directory, 'slots'), { recursive: true });
  };
  expect(await watchUntil(end, opened)).toEqual([
    0,
    expect.stringMatching(/ is over: release 4 gives all readers what was on trial\. There is no rollout /),
  ]);
});

test('with --auto it widens by itself, step by step, and gives the build to all at the end', async () => {
  fakeOnly(['Date'], Date.now());
  const { store, number, say, watch, share } = await withLog();
  const look = () => watch('--auto', '5,25,100', '--hold', '30m');
  const pass = (minutes: number) => {
    jest.setSystemTime(Date.now() + minutes * 60_000);
  };
  say(2, 500, 'start', 'shown');
  say(number, 20, 'start', 'shown');
  pass(90);
  // A night: too few readers have come to say anything of the build.
  expect((await look()).said).toMatch(/ Next: 25 %, once 30 tabs have started\.$/);
  expect(await share()).toBe(10);

  say(number, 40, 'start', 'shown');
  expect((await look()).said).toMatch(
    / Widened: release 4 \(remote-reports \w+\) for 25 % of the readers\.$/,
  );
  expect(await share()).toBe(25);
  pass(20);
  expect((await look()).said).toMatch(/ Next: 100 %, in 10 min\.$/);
  pass(10);
  const { code, said } = await look();
  expect([code, said]).toEqual([0, expect.stringMatching(/ Finished: release 5 is live for all readers\.$/)]);
  expect(await share()).toBeNull();
  expect((await readLivePage(store, 'production'))?.release?.number).toBe(5);
});

test('what others ship meanwhile does not begin the time anew, and a build that fails goes no further', async () => {
  fakeOnly(['Date'], Date.now());
  const { store, number, say, watch, share, shipText } = await withLog();
  const look = () => watch('--auto', '50', '--hold', '30m');
  say(2, 500, 'start', 'shown');
  say(number, 40, 'start', 'shown');
  jest.setSystemTime(Date.now() + 29 * 60_000);
  await shipText('remote-auth', 'two');
  jest.setSystemTime(Date.now() + 60_000);
  expect((await look()).said).toContain(' Widened: ');
  expect(await share()).toBe(50);
  jest.setSystemTime(Date.now() + 3_600_000);
  expect((await look()).said).toMatch(/ No further share is to follow by itself\.$/);
  const now = (await readRollout(store))?.number ?? 0;
  say(now, 10, 'start', 'crash');
  say(2, 10, 'start', 'shown');
  expect((await look()).code).toBe(3);
  expect(await share()).toBeNull();
});

test('it does not widen a build that fails while forged lines make production seem to fail more', async () => {
  fakeOnly(['Date'], Date.now());
  const { number, say, watch, share } = await withLog();
  say(2, 360, 'start', 'shown');
  say(number, 20, 'start', 'shown');
  say(number, 20, 'start', 'shown', 'crash');
  say(2, 5_000, 'crash');
  jest.setSystemTime(Date.now() + 30 * 60_000);
  const { code, said } = await watch('--auto', '25,100');
  expect(said).toMatch(
    / Next: 25 %, but not by itself: 5,000 of 5,360 tabs of production failed, .*"widen --to 25%" by hand\.$/,
  );
  expect([code, await share()]).toEqual([0, 10]);
});

test('nor while forged tabs that work hide those of the build that fail', async () => {
  fakeOnly(['Date'], Date.now());
  const { number, say, watch, share } = await withLog();
  say(2, 360, 'start', 'shown');
  say(number, 20, 'start', 'shown');
  say(number, 20, 'start', 'shown', 'crash');
  say(number, 5_000, 'start', 'shown');
  jest.setSystemTime(Date.now() + 30 * 60_000);
  const { code, said } = await watch('--auto', '25,100');
  expect(said).toMatch(
    / Next: 25 %, but not by itself: 5,040 of 5,400 tabs are the rollout's, .*"widen --to 25%" by hand\.$/,
  );
  expect([code, await share()]).toEqual([0, 10]);
});

test('a watch that goes on tells once that a step waits for a person', async () => {
  const { directory, log, number, say } = await withLog();
  say(2, 360, 'start', 'shown', 'crash');
  say(number, 40, 'start', 'shown');
  const complaints: string[] = [];
  const complain = (text: string) => {
    complaints.push(text);
    // Each later look complains of that as well.
    if (complaints.length === 1) renameSync(log, `${log}.1`);
    if (complaints.length === 3) rmSync(path.join(directory, 'slots'), { recursive: true });
  };
  const parts = ['watch', '--log', log, '--store', directory, '--every', '1', '--auto', '50', '--hold', '1s'];
  expect(await runRelease(parts, { say: complain, complain })).toBe(0);
  expect(complaints).toEqual([
    expect.stringMatching(/^Next: 50 %, but not by itself: 360 of 360 tabs of production failed, /),
    expect.stringMatching(/^There is no log /),
    expect.stringMatching(/^There is no log /),
    expect.stringMatching(/^Was refused/),
    over,
  ]);
});

test.each([
  [['--auto', '5,50,25'], '--auto takes shares that grow, not "5,50,25".'],
  [['--auto', '5,all'], '--auto takes shares of the readers, "5,25,100", from 5% to 95% in steps of 5%.'],
  [['--auto', '100', '--hold', 'long'], '--hold takes a time such as 30m, 90s or 2h, not "long".'],
])('%j is not understood', async (parts, sentence) => {
  const { watch } = await withLog();
  expect(await watch(...parts)).toEqual({ code: 2, said: sentence });
});
