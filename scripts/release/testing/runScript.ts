import { spawn } from 'node:child_process';

/**
 * Runs a few lines of a module in a process of their own.
 *
 * @param {string} text
 * @param {Record<string, string>} [environment]
 * @returns {Promise<{ code: number | null, signal: string | null, output: string }>}
 */
export function runScript(text, environment = {}) {
  return runNode(['--input-type=module', '--eval', text], environment);
}

/**
 * @param {string[]} parts
 * @param {Record<string, string>} [environment]
 * @param {string} [cwd]
 * @returns {Promise<{ code: number | null, signal: string | null, output: string }>}
 */
export function runNode(parts, environment = {}, cwd = process.cwd()) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, parts, {
      cwd,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (/** @type {Buffer} */ data) => (output += data.toString()));
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, output }));
  });
}
