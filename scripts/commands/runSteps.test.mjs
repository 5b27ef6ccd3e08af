import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryDirectory } from '../release/testing/temporaryDirectory.mjs';
import { runSteps } from './runSteps.mjs';

/** @typedef {import('./testSteps.mjs').Step} Step */

// With it Node takes a runner that a test starts for one of its own files, and runs nothing.
delete process.env.NODE_TEST_CONTEXT;

/**
 * Runs steps without showing what is written while they run.
 *
 * @param {import('node:test').TestContext} context
 * @param {Partial<Step>[]} steps
 */
async function run(context, steps) {
  /** @type {string[]} */
  const said = [];
  context.mock.method(console, 'log', (/** @type {string} */ line) => said.push(line));
  const outcome = await runSteps(
    steps.map((step, index) => ({
      name: `step-${String(index)}`,
      promise: 'it holds',
      command: ['node', '-e', ''],
      counts: 'exit',
      ...step,
    })),
  );
  context.mock.restoreAll();
  return { outcome, said: said.join('\n') };
}

/** @param {string} code */
const node = (code) => ['node', '-e', code];

/** A file of tests for node's own runner. @param {import('node:test').TestContext} context @param {string} text */
function testFile(context, text) {
  const file = path.join(temporaryDirectory(context), 'some.test.mjs');
  writeFileSync(file, `import { test } from 'node:test';\n${text}`);
  return ['node', '--test', file];
}

/** A runner that leaves jest's report. @param {unknown} report @param {number} code */
const likeJest = (report, code) =>
  node(
    `const { argv } = process; const file = argv[argv.indexOf('--outputFile') + 1];
     require('node:fs').writeFileSync(file, ${JSON.stringify(JSON.stringify(report))}); process.exitCode = ${String(code)}`,
  ).concat('--');

test('a step without tests counts as one, passed or failed', async (context) => {
  assert.deepEqual((await run(context, [{}, {}])).outcome, { passed: 2, failed: 0 });
  assert.deepEqual((await run(context, [{ command: node('process.exit(3)') }])).outcome, {
    passed: 0,
    failed: 1,
  });
});

test('a step that fails does not keep the others from running, and the names say which', async (context) => {
  const { outcome, said } = await run(context, [{}, { command: node('process.exit(1)') }, {}]);
  assert.deepEqual(outcome, { passed: 2, failed: 1 });
  assert.match(
    said,
    /step-0: it holds\n {2}passed in .*\n\n— step-1: it holds\n {2}FAILED after .*\n\n— step-2: it holds\n {2}passed in /,
  );
});

test('a program that is not there has failed', async (context) => {
  assert.deepEqual((await run(context, [{ command: ['no-such-program'] }])).outcome, {
    passed: 0,
    failed: 1,
  });
});

test('the tests of node’s runner are counted', async (context) => {
  const command = testFile(context, "test('a', () => {}); test('b', () => {}); test('c', () => {});");
  assert.deepEqual((await run(context, [{ command, counts: 'node' }])).outcome, { passed: 3, failed: 0 });
});

test('so are those that fail', async (context) => {
  const command = testFile(
    context,
    "test('a', () => {}); test('b', () => { throw new Error('expected'); }); test('c', () => { throw 1; });",
  );
  assert.deepEqual((await run(context, [{ command, counts: 'node' }])).outcome, { passed: 1, failed: 2 });
});

test('the tests of jest are counted by its report', async (context) => {
  const command = likeJest({ numPassedTests: 12, numFailedTests: 0 }, 0);
  assert.deepEqual((await run(context, [{ command, counts: 'jest' }])).outcome, { passed: 12, failed: 0 });

  const failing = likeJest({ numPassedTests: 12, numFailedTests: 3 }, 1);
  assert.deepEqual((await run(context, [{ command: failing, counts: 'jest' }])).outcome, {
    passed: 12,
    failed: 3,
  });
});

for (const [what, command, counts] of /** @type {[string, string[], Step['counts']][]} */ ([
  ['finds no test', likeJest({ numPassedTests: 0, numFailedTests: 0 }, 0), 'jest'],
  [
    'passes every test and exits with a failure',
    likeJest({ numPassedTests: 5, numFailedTests: 0 }, 1),
    'jest',
  ],
  ['leaves no report', node('').concat('--'), 'jest'],
  ['dies', node('process.kill(process.pid)').concat('--'), 'jest'],
]))
  test(`a runner that ${what} has not passed`, async (context) => {
    const { outcome, said } = await run(context, [{ command, counts }]);
    assert.equal(outcome.failed, 1);
    assert.match(said, /FAILED after/);
  });

test('a step has its own environment beside the command’s', async (context) => {
  const command = node("process.exit(process.env.TZ === 'Pacific/Kiritimati' && process.env.PATH ? 0 : 1)");
  const environment = () => ({ TZ: 'Pacific/Kiritimati' });
  assert.deepEqual((await run(context, [{ command, environment }])).outcome, { passed: 1, failed: 0 });
});
