import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { runTypeScript } from '@portal/scripts/process/runTypeScript.ts';

const run = promisify(execFile);

/** Runs a script of the tools; returns its output. */
export async function runScript(name: string, ...parts: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, runTypeScript(`scripts/${name}`, ...parts), {
    cwd: path.resolve(),
  });
  return stdout.trim();
}
