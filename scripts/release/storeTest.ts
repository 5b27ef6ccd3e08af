/*
 * npm run test:store: the tests of every promise of a store, on a bucket of a real engine. Installs Ceph's RADOS gateway
 * from Debian if it may, starts it on this machine in a temporary folder, and takes it away again. Further words go to
 * jest: npm run test:store -- -t swaps.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fail } from '#process/fail.ts';
import { root } from '#process/root.ts';
import { installEngine } from './testing/installEngine.ts';
import { startEngine } from './testing/startEngine.ts';

const jest = path.join(root, 'node_modules/jest/bin/jest.js');

/** Test files that go through every kind of store. */
const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => path.join(import.meta.dirname, file))
  .filter((file) => /storeKinds|everyServer|testing\/engine/.test(readFileSync(file, 'utf8')));

/** The others in these files ask for no engine: `npm run test:unit` has them. */
const further = process.argv.slice(2);
const named = further.some((word) => /^(?:-t|--testNamePattern)/.test(word)) ? [] : ['-t', 'bucket|engine'];

// The engine is stopped first, whatever ends us.
const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    stopped.abort();
  });

try {
  installEngine();
  const engine = await startEngine();
  try {
    console.error(
      `An S3 engine serves ${engine.address}, ${performance.now().toFixed(0)} ms after the command.`,
    );
    const words = ['--selectProjects', 'tools', ...named, ...further, '--runTestsByPath', ...tests];
    const run = spawn(process.execPath, [jest, ...words], {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        ...engine.environment,
        PORTAL_TEST_ENGINE: engine.address,
        PORTAL_TEST_ENGINE_CONFIG: engine.config,
      },
      signal: stopped.signal,
    });
    const code = await new Promise((resolve) => run.once('exit', resolve).once('error', resolve));
    process.exitCode = code === 0 ? 0 : 1;
  } finally {
    await engine.stop();
  }
} catch (error) {
  fail(error);
}
