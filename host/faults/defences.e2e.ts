import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startPortal } from '../e2e/startPortal';
import { startScript } from '../e2e/startScript';
import { defences } from './defences';
import { faults, isAbsent } from './faults';
import type { Scene } from './Fault';
import { switched, switchName } from './switched';
import { testOf } from './testOf';
import { expect, test as base } from './test';

const root = path.resolve();

/** Unit tests of the copy are to fail, and do so by waiting in vain: for their usual time each, it would be minutes. */
const patience = { file: 'scripts/jest/browserSetup.ts', usual: '30_000', short: '5_000' };

/** Every changed file as it is with all of its switches. */
function switchedFiles(): Record<string, string> {
  const files: Record<string, string> = {};
  for (const defence of defences) {
    const source = files[defence.file] ?? readFileSync(path.join(root, defence.file), 'utf8');
    files[defence.file] = switched(source, defence);
  }
  const { file, usual, short } = patience;
  const text = readFileSync(path.join(root, file), 'utf8');
  if (!text.includes(usual)) throw new Error(`${file} has no limit of ${usual}.`);
  files[file] = text.replace(usual, short);
  return files;
}

/** The test build: a copy of the sources in which each defence can be switched off. */
async function makeCopy(): Promise<{ directory: string; remove: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-switches-'));
  const list = path.join(folder, 'files.json');
  writeFileSync(list, JSON.stringify(switchedFiles()));
  const { said, stop } = await startScript('scripts/dev/testing/switchInCopy.ts', [list]);
  rmSync(folder, { recursive: true });
  return { ...(said as { directory: string }), remove: stop };
}

const minutes = 60_000;

const test = base.extend<object, { copy: string; sound: Set<string> }>({
  // Tests that pass with all defences on.
  sound: [({}, provide) => provide(new Set()), { scope: 'worker' }],
  copy: [
    async ({}, provide) => {
      const { directory, remove } = await makeCopy();
      await provide(directory);
      await remove();
    },
    { scope: 'worker', timeout: 2 * minutes },
  ],
  runningPortal: [
    async ({ copy }, provide) => {
      const portal = await startPortal({ house: copy });
      await provide(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 10 * minutes },
  ],
});
test.describe.configure({ timeout: 4 * minutes });
// Where a defence is off, the policy of the page is the next one.
test.use({ provoked: /^(connect-src|integrity-policy)$/ });

/** Its defence is off in every document of this reader. */
const switchOff =
  (name: string) =>
  ({ reader }: Scene) =>
    reader.context.addInitScript(
      ([key, value]) => Object.assign(globalThis, { [key ?? '']: value }),
      [switchName, name],
    );

// In the short form, one that unit tests guard and one that a row guards.
const short = ['no call without a token', 'integrity of an entry'];
const isWhole = process.env['PORTAL_DEFENCES'] === 'whole';
const tried = defences.filter(({ name }) => isWhole || short.includes(name));

for (const defence of tried) {
  const { name, row } = defence;
  const file = testOf(defence);
  if (row === undefined)
    test(`without ${name} ${file} fails`, async ({ copy, sound }) => {
      const project = file.startsWith('scripts/') ? 'tools' : 'product';
      const run = (off: string) =>
        promisify(execFile)(
          path.join(copy, 'node_modules/.bin/jest'),
          ['--selectProjects', project, '--globals', JSON.stringify({ [switchName]: off }), file],
          { cwd: copy, env: { ...process.env, FORCE_COLOR: '0' }, maxBuffer: 1e8 },
        ).then(
          () => 'passes',
          (error: unknown) => /Tests: +(\d+) failed/.exec(String(error))?.[0] ?? 'breaks',
        );
      if (!sound.has(file)) expect(await run('none')).toBe('passes');
      sound.add(file);
      expect(await run(name)).toMatch(/^Tests: +\d+ failed/);
    });
  else
    test(`without ${name} the row "${row}" fails`, async ({ ask, parts }) => {
      const fault = faults.find((one) => one.title.startsWith(row));
      if (!fault || isAbsent(fault)) throw new Error(`There is no row "${row}".`);
      const [part] = parts.filter(fault.hits);
      if (!part) throw new Error(`"${row}" hits nothing.`);
      const brokenIn = (outcomes: object) =>
        Object.entries(outcomes).flatMap(([invariant, outcome]) =>
          typeof outcome === 'object' && 'broken' in outcome ? invariant : [],
        );
      expect(brokenIn(await ask(fault, part))).toEqual([]);
      const scenes: Scene[] = [];
      const outcomes = await ask(fault, part, (scene) => {
        scenes.push(scene);
        return switchOff(name)(scene);
      });
      expect(brokenIn(outcomes)).not.toEqual([]);
      // The row has noticed what is left there; no other check of a walk has to.
      for (const { reader } of scenes) reader.console.length = 0;
    });
}
