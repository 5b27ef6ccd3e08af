import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { seenLine, seenRules } from '../serving/seenRules.ts';
import { openPortal } from '../testing/openPortal.ts';
import { runRelease } from './runRelease.ts';

async function run(...args: string[]) {
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  return { code: await runRelease(args, { say, complain: say }), said: said.join('\n') };
}

test('a log becomes a census, which status tells', async () => {
  const { directory, root } = await openPortal();
  const at = new Date(Date.now() - 4 * 60_000);
  const lines = ['1', '2', '3'].map((tab) => seenLine(seenRules, `e=tab&c=production&r=1&t=${tab}`, at));
  const log = path.join(root, 'seen.log');
  writeFileSync(
    log,
    [...lines, 'nonsense\n', seenLine(seenRules, 'e=tab&c=production&r=77&t=9', at)].join(''),
  );

  const { code, said } = await run('census', '--log', log, '--store', directory);
  expect(code).toBe(0);
  expect(said).toContain('release 1  3 tabs, the last 4 min ago');
  expect(said).toContain('3 lines of tabs; left out 1 that no tab says, and 1 of releases');
  expect((await run('status', '--store', directory)).said).toContain('release 1: 3 tabs, the last 4 min ago');
  expect(JSON.parse((await run('census', log, log, '--store', directory, '--json')).said)).toMatchObject({
    releases: [{ release: 1, tabs: 3 }],
    ignored: 2,
    unknown: 2,
  });
});

test('a log that is not named, or not there, is said', async () => {
  const { directory } = await openPortal();
  expect(await run('census', '--store', directory)).toEqual({ code: 2, said: 'Say which log: --log FILE.' });
  expect(await run('census', '--log', '/gone.log', '--store', directory)).toEqual({
    code: 2,
    said: 'There is no log /gone.log.',
  });
});
