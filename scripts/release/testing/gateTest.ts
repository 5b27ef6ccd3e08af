import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { copyHouse } from '#dev/testing/copyHouse.ts';
import { distOf } from '../build/apps.ts';
import { fakeConfig } from './fakeBuild.ts';
import { runNode } from './runScript.ts';

export type Edit = (file: string, change: (text: string) => string) => void;
export const apps = ['host', 'remote-auth', 'remote-reports'];
export const minutes = 60_000;

type Answer = { code: number | null; output: string };

export interface Gate {
  /** the copy of the repository */
  house: string;
  /** for files that go with it */
  scratch: string;
  /** Asks the gate about apps of the copy. */
  check: (...parts: string[]) => Promise<Answer>;
  /** Makes apps of the copy live. */
  ship: (...parts: string[]) => Promise<Answer>;
}

/** A portal in which this checkout's builds are live, and a copy of the repository that a test may change. */
export const test = base.extend<object, { gate: Gate }>({
  gate: [
    async ({}, provide) => {
      const { directory: house, remove } = copyHouse({ isWhole: true });
      const scratch = path.join(house, '.candidates');
      const portal = ['scripts/release/portal.ts'];
      const store = ['--store', path.join(scratch, 'store')];
      cpSync(distOf('remote-auth'), path.join(scratch, 'auth'), { recursive: true });
      const config = path.join(scratch, 'config.json');
      writeFileSync(config, JSON.stringify(fakeConfig));
      const root = path.dirname(path.dirname(distOf('host')));
      const shipped = await runNode(
        [...portal, 'ship', ...apps, '--config', config, '--no-browser', ...store],
        root,
      );
      expect(shipped.code, shipped.output).toBe(0);
      const run = (verb: string, parts: string[]) =>
        runNode([...portal, verb, ...parts, '--json', ...store], house);
      await provide({
        house,
        scratch,
        check: (...parts) => run('check', parts),
        ship: (...parts) => run('ship', parts),
      });
      remove();
    },
    { scope: 'worker', timeout: 15 * minutes },
  ],
});

/** Changes files of the copy for as long as `work` takes. */
export async function changed(house: string, change: (edit: Edit) => void, work: () => Promise<void>) {
  const former: Map<string, Buffer> = new Map();
  try {
    change((name, edit) => {
      const file = path.join(house, name);
      const bytes = former.get(file) ?? readFileSync(file);
      former.set(file, bytes);
      const text = edit(readFileSync(file, 'utf8'));
      expect(text, `${name} is not what this row expects`).not.toBe(String(bytes));
      writeFileSync(file, text);
    });
    await work();
  } finally {
    for (const [file, bytes] of former) writeFileSync(file, bytes);
  }
}

export const replacing =
  (what: string, by: string): ((text: string) => string) =>
  (text) =>
    text.replaceAll(what, () => by);

/** Exactly these refusals, each with its sentence; the build is accepted where there are none. */
export function expectAnswer(code: number | null, output: string, ...sentences: RegExp[]) {
  expect(code, output).toBe(sentences.length > 0 ? 1 : 0);
  if (sentences.length > 0)
    expect(refusalsIn(output)).toEqual(
      sentences.map((sentence) => expect.stringMatching(sentence) as unknown),
    );
}

/** Sentences of the gate's answer as JSON. */
export function refusalsIn(output: string): string[] {
  const { refusals } = JSON.parse(output.slice(output.indexOf('\n{') + 1)) as {
    refusals: { sentence: string }[];
  };
  return refusals.map(({ sentence }) => sentence);
}
