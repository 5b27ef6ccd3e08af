import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** @typedef {{ passed: number, failed: number }} Outcome */

/**
 * Runs steps one after the other and shows what they print. A step that fails does not keep the others from running.
 *
 * @param {import('./testSteps.mjs').Step[]} steps
 * @returns {Promise<Outcome>} the tests of all steps; a step without tests counts as one
 */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0 };
  for (const step of steps) {
    console.log(`\n— ${step.name}: ${step.promise}`);
    const started = Date.now();
    const { passed, failed } = await runStep(step);
    total.passed += passed;
    total.failed += failed;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(failed === 0 ? `  passed in ${seconds} s` : `  FAILED after ${seconds} s`);
  }
  console.log('');
  return total;
}

/** @param {import('./testSteps.mjs').Step} step @returns {Promise<Outcome>} */
async function runStep({ command, counts, environment }) {
  const [program = '', ...rest] = command;
  const file = program === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', program);
  const scratch = mkdtempSync(path.join(tmpdir(), 'portal-test-'));
  const report = path.join(scratch, 'report.json');
  if (counts === 'jest') rest.push('--json', '--outputFile', report, '--silent=false');
  if (counts === 'node')
    rest.splice(
      1,
      0,
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=tap',
      `--test-reporter-destination=${report}`,
    );

  try {
    const code = await exitOf(
      file,
      rest,
      { ...process.env, FORCE_COLOR: '0', ...environment?.() },
      counts === 'jest',
    );
    const { passed, failed } = counts === 'exit' ? { passed: 1, failed: 0 } : readReport(report, counts);
    // A runner that found no test, or died, has not passed.
    if (code !== 0 || passed === 0)
      return { passed: counts === 'exit' ? 0 : passed, failed: Math.max(failed, 1) };
    return { passed, failed };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** @param {string} report @param {'jest' | 'node'} runner @returns {Outcome} */
function readReport(report, runner) {
  try {
    const text = readFileSync(report, 'utf8');
    if (runner === 'jest') {
      const { numPassedTests, numFailedTests } = JSON.parse(text);
      return { passed: numPassedTests, failed: numFailedTests };
    }
    const count = (/** @type {string} */ word) =>
      Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
    return { passed: count('pass'), failed: count('fail') + count('cancelled') };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {string} file
 * @param {string[]} parts
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} isQuietOutput jest prints its report to standard output as well; what people read goes to the other
 * @returns {Promise<number>}
 */
function exitOf(file, parts, env, isQuietOutput) {
  return new Promise((resolve) => {
    const child = spawn(file, parts, {
      cwd: root,
      env,
      stdio: ['ignore', isQuietOutput ? 'ignore' : 'inherit', 'inherit'],
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
