import { parseArgs } from 'node:util';
import { ensureInstalled } from './commands/ensureInstalled.mjs';
import { fail } from './commands/fail.mjs';

await ensureInstalled();
const { runSteps } = await import('./commands/runSteps.mjs');
const { testSteps } = await import('./commands/testSteps.mjs');

try {
  // `npm test -- unit e2e` runs only those steps.
  const { positionals } = parseArgs({ allowPositionals: true });
  const unknown = positionals.find((name) => !testSteps.some((step) => step.name === name));
  if (unknown)
    throw new Error(`There is no step "${unknown}": ${testSteps.map(({ name }) => name).join(', ')}.`);
  const steps = testSteps.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const { passed, failed } = await runSteps(steps);
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  fail(error);
}
