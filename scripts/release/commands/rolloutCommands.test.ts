import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runTypeScript } from '#process/runTypeScript.ts';
import { readRecord } from '../live/releaseRecords.ts';
import { readRollout, shareOf } from '../live/rollout.ts';
import { seenLine, seenRules } from '../serving/seenRules.ts';
import { fakeConfig } from '../testing/fakeBuild.ts';
import { openPortal } from '../testing/openPortal.ts';
import { runRelease } from './runRelease.ts';
import { ship } from './ship.ts';

const binary = path.join(import.meta.dirname, '../portal.ts');

/** Runs a command as a person does, in a process of its own. */
function run(...parts: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, runTypeScript(binary, ...parts), {
    encoding: 'utf8',
    env: { ...process.env, PORTAL_SHIPPER: 'team', PORTAL_STORE: '' },
  });
  return { code: status, said: `${stdout}${stderr}`.trim() };
}

/** A portal that spreads its readers, and a command for its store. */
async function openSpread() {
  const portal = await openPortal();
  const { store, directory } = portal;
  await ship({ ...portal.candidate(), config: { ...fakeConfig, splitReaders: true } });
  const command = (...parts: string[]) => run(...parts, '--store', directory);
  /** The same without a process of its own. */
  const ask = async (...parts: string[]) => {
    const said: string[] = [];
    const say = (text: string) => said.push(text);
    const code = await runRelease([...parts, '--store', directory], { say, complain: say });
    return { code, said: said.join('\n') };
  };
  const begin = (text: string, share = '10%') => {
    const { dist } = portal.build('remote-reports', { content: { 'remoteEntry.js': text } });
    return command('ship', 'reports', '--dist', dist, '--no-browser', '--share', share);
  };
  const share = async () => {
    const rollout = await readRollout(store);
    return rollout && shareOf(rollout);
  };
  return { ...portal, command, ask, begin, share };
}

test('a build is given to a share of the readers, to more, and to all, each with one command', async () => {
  const { command, begin, share, builds } = await openSpread();
  const before = (await builds())['remote-reports'];
  expect(begin('two')).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^Release 3 \(remote-reports \w{16}\) for 10 % of the readers is live, \d+\.\d s after the command\. "widen", "finish" or "stop" is next\.$/,
    ) as unknown,
  });
  expect((await builds())['remote-reports']).toBe(before);
  expect(command('status').said).toContain('rollout: release 3 (remote-reports');

  const widened = command('widen', '--to', '50%', '--json');
  expect([widened.code, JSON.parse(widened.said)]).toEqual([
    0,
    expect.objectContaining({ began: 3, number: 4, share: 50 }),
  ]);
  expect(await share()).toBe(50);

  expect(command('finish')).toEqual({ code: 0, said: 'Release 5 is live for all readers.' });
  expect((await builds())['remote-reports']).not.toBe(before);
  expect(await share()).toBeNull();
});

test('a rollout is taken back with one command, and who did it and why is in the records', async () => {
  const { command, begin, share, store } = await openSpread();
  begin('two');
  const { code, said } = command('stop', '--reason', 'a headline is missing');
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(
      /^Stopped: release 3 \(remote-reports \w{16}\) for 10 % of the readers\. All readers get production's\.$/,
    ),
  ]);
  expect(await share()).toBeNull();
  expect(await readRecord(store, 4)).toMatchObject({
    kind: 'rollback',
    reason: 'a headline is missing',
    by: 'team',
  });
});

test('where the record of a rollout is gone its pages are taken away, and that is said', async () => {
  const { begin, share, store, ask } = await openSpread();
  begin('two');
  await store.delete('releases/3.json');
  const page = (await store.read('slots/0.html')) ?? Buffer.of();
  expect(await ask('stop')).toEqual({
    code: 0,
    said: "Pages of a rollout that is over were taken away. All readers get production's.",
  });
  expect(await share()).toBeNull();

  await store.putIfAbsent('slots/0.html', page);
  const { code, said } = await ask('stop', '--json');
  expect([code, JSON.parse(said)]).toEqual([0, { rollout: null }]);
  expect(await store.list('slots/')).toEqual([]);
});

test('what cannot be done ends with 1 and changes nothing, what is not understood with 2', async () => {
  const { command, begin, share, ask } = await openSpread();
  const none = { code: 1, said: 'Refused.\nThere is no rollout under way.' };
  expect(command('finish')).toEqual(none);
  for (const parts of [['widen', '--to', '50%'], ['finish'], ['stop']])
    expect(await ask(...parts)).toEqual(none);
  const shares = 'takes a share of the readers, from 5% to 95% in steps of 5%.';
  for (const parts of [['widen', '--to', '52%'], ['widen']])
    expect(await ask(...parts)).toEqual({ code: 2, said: `--to ${shares}` });
  expect(await ask('ship', 'reports', '--share', '100%')).toEqual({ code: 2, said: `--share ${shares}` });

  begin('two', '50%');
  const narrower = await ask('widen', '--to', '10%');
  expect([narrower.code, narrower.said]).toEqual([1, expect.stringContaining('a rollout only grows')]);
  expect(await share()).toBe(50);
});

test('a watch looks at a rollout, and ends with 0 when there is none', async () => {
  const { command, begin, root, ask } = await openSpread();
  const log = path.join(root, 'seen.log');
  writeFileSync(log, '');
  const watch = (...more: string[]) => command('watch', '--log', log, ...more);
  expect(watch('--every', '1')).toEqual({ code: 0, said: 'There is no rollout under way.' });
  begin('two');
  expect(watch()).toEqual({
    code: 0,
    said: expect.stringMatching(/ goes on: 0 tabs, .*; production 0 tabs, /) as unknown,
  });
  expect(await ask('watch')).toEqual({ code: 2, said: 'Say which log: --log FILE.' });
  expect(await ask('watch', '--log', log, '--every', '0')).toEqual({
    code: 2,
    said: '--every takes one second or more.',
  });
});

test('a watch with --auto widens step by step and ends when all readers have the build', async () => {
  const { command, begin, share, root, builds } = await openSpread();
  const before = (await builds())['remote-reports'];
  begin('two');
  const log = path.join(root, 'seen.log');
  const tabs = Array.from({ length: 400 }, (_, tab) =>
    ['start', 'shown'].map((event) =>
      seenLine(seenRules, `e=${event}&c=production&r=${tab < 40 ? '3' : '2'}&t=${String(tab + 1)}`),
    ),
  );
  writeFileSync(log, tabs.flat().join(''));
  const { code, said } = command(
    ...['watch', '--log', log, '--every', '1', '--auto', '50,100', '--hold', '1s'],
  );
  expect([said, code]).toEqual([said, 0]);
  expect(said).toMatch(
    /^Release 4 .* for 50 % of the readers: 40 tabs, .* Finished: release 5 is live for all readers\.$/,
  );
  expect(await share()).toBeNull();
  expect((await builds())['remote-reports']).not.toBe(before);
});
