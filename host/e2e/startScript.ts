import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { runTypeScript } from '@portal/scripts/process/runTypeScript.ts';

/** Starts a script of the tools that says a line of JSON when it is ready, and ends when its input does. */
export async function startScript(
  file: string,
  words: string[] = [],
  cwd: string = path.resolve(),
): Promise<{ said: unknown; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, runTypeScript(file, ...words), {
    cwd,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const said = await new Promise<unknown>((resolve, reject) => {
    // Lines about apps that had to be built anew come before it.
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('{')) resolve(JSON.parse(line));
    });
    void ended.then((code) => {
      reject(new Error(`${file} did not start (${String(code)}).`));
    });
  });
  return {
    said,
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
