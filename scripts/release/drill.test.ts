import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { runNode } from './testing/runScript.mjs';

const drill = (/** @type {string[]} */ ...more) =>
  runNode([path.join(import.meta.dirname, 'drill.mjs'), '--changes', '12', '--readers', '5', ...more]);

test('no reader notices what two teams ship and take back, and two ships in one instant are both live', async () => {
  const { code, output } = await drill('--rounds', '2');
  assert.match(output, /\n {2}\d+ requests, 0 failed\n {2}\d+ navigations, 0 lost, 0 mixed sets\n/);
  assert.match(output, /both live 2 times;/);
  assert.match(output, /The store is healthy\./);
  assert.equal(code, 0, output);
});

test('the drill sees what readers notice when old builds are deleted too early', async () => {
  const { code, output } = await drill('--rounds', '0', '--delete-old');
  assert.match(output, /\n {2}\d+ requests, [1-9]\d* failed\n/);
  assert.equal(code, 1, output);
});
