import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runTypeScript } from '#process/runTypeScript.ts';

const preview = path.join(import.meta.dirname, 'preview.ts');

test('the preview says all that it can do', () => {
  const { stdout, status } = spawnSync(process.execPath, runTypeScript(preview, '--help'), {
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  const options = [...readFileSync(preview, 'utf8').matchAll(/^ {6}(\w+): \{ type:/gm)].map(
    ([, name]) => name,
  );
  expect(options.length).toBeGreaterThan(4);
  for (const name of options) if (name !== 'help') expect(stdout).toContain(`--${String(name)}`);
});

test.each([
  [['--config', '{bad'], '--config is not JSON: '],
  [['--config', 'null'], '--config is not of the expected form: '],
  [['--channels', '{"staging":1}'], '--channels is not of the expected form at "staging": '],
  [['--remotes', 'auth,nonesuch'], 'There is no remote "nonesuch"; there are auth, '],
  [['--today', '2026'], 'today must be a day, YYYYMMDD, not "2026"'],
  [['--today', '20261399'], 'today must be a day, YYYYMMDD, not "20261399"'],
])('%j is refused in a sentence, before anything is built', (words, sentence) => {
  const { stderr, stdout, status } = spawnSync(process.execPath, runTypeScript(preview, ...words), {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.startsWith(sentence)).toBe(true);
});
