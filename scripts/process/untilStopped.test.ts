import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { runTypeScript } from './runTypeScript.ts';
import { onTestFinished } from '#jest/onTestFinished.ts';

const command = path.join(import.meta.dirname, 'testing/waiting.ts');

async function startWaiting() {
  const child = spawn(process.execPath, runTypeScript(command), { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => child.kill('SIGKILL'));
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  await once(child.stdout, 'data');
  const end = async () => {
    expect(await once(child, 'close')).toStrictEqual([0, null]);
    return printed;
  };
  return { child, end };
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  test(`a command stops what it has started on ${signal}`, async () => {
    const { child, end } = await startWaiting();
    child.kill(signal);
    expect(await end()).toBe('waiting\nstopped\n');
  });
}

test('a command stops when the one that started it is gone, which closes its input', async () => {
  const { child, end } = await startWaiting();
  child.stdin.end();
  expect(await end()).toBe('waiting\nstopped\n');
});
