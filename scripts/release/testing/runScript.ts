import { spawn } from 'node:child_process';
import { runTypeScript } from '#process/runTypeScript.ts';

/** Runs a few lines of a module in a process of their own. */
export const runScript = (text: string) => runNode(['--input-type=module', '--eval', text]);

export function runNode(
  parts: string[],
  cwd: string = process.cwd(),
): Promise<{ code: number | null; signal: string | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, runTypeScript(...parts), {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      resolve({ code, signal, output });
    });
  });
}
