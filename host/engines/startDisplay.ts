import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A screen in memory, on a free display. */
export async function startDisplay(program: string): Promise<{ name: string; stop: () => void }> {
  // It writes the number that it took to file descriptor 1.
  const server = spawn(program, ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1280x800x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => {
      throw new Error('Xvfb has ended without a display.');
    }),
  ])) as [Buffer];
  return { name: `:${number.toString().trim()}`, stop: () => server.kill() };
}
