import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runTypeScript } from '#process/runTypeScript.ts';

test('the preview says all that it can do', () => {
  const file = path.join(import.meta.dirname, 'preview.ts');
  const { stdout, status } = spawnSync(process.execPath, runTypeScript(file, '--help'), { encoding: 'utf8' });
  expect(status).toBe(0);
  const options = [...readFileSync(file, 'utf8').matchAll(/^ {6}(\w+): \{ type:/gm)].map(([, name]) => name);
  expect(options.length).toBeGreaterThan(4);
  for (const name of options) if (name !== 'help') expect(stdout).toContain(`--${String(name)}`);
});
