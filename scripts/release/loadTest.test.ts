import path from 'node:path';
import { engine } from './testing/engine.ts';
import { runNode } from './testing/runScript.ts';

const loadTest = (...more: string[]) =>
  runNode([path.join(import.meta.dirname, 'loadTest.ts'), '--changes', '12', '--readers', '5', ...more]);

test('no reader notices what two teams ship and take back, and two ships in one instant are both live', async () => {
  const { code, output } = await loadTest('--rounds', '2');
  expect(output).toMatch(/\n {2}\d+ requests, 0 failed\n {2}\d+ navigations, 0 lost, 0 mixed sets\n/);
  expect(output).toMatch(/both live 2 times;/);
  expect(output).toMatch(/The store is healthy\./);
  expect([output, code]).toEqual([output, 0]);
});

for (const kind of engine ? ['bucket'] : [])
  test('no reader notices that the gateway of a bucket is killed and started again, twice', async () => {
    const { code, output } = await loadTest('--store', kind, '--rounds', '1');
    expect(output).toMatch(/its gateway was killed and started again 2 times\n {2}\d+ requests, 0 failed\n/);
    expect([output, code]).toEqual([output, 0]);
  });

test('the load test sees what readers notice when old builds are deleted too early', async () => {
  const { code, output } = await loadTest('--rounds', '0', '--delete-old');
  expect(output).toMatch(/\n {2}\d+ requests, [1-9]\d* failed\n/);
  expect([output, code]).toEqual([output, 1]);
});
