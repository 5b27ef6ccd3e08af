import { EventEmitter, once } from 'node:events';
import type { Reader } from './Reader';

/** Holds files back until the returned function is called. */
export async function holdFiles({ page }: Reader, url: string): Promise<() => void> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route(url, async (route) => {
    await opened;
    await route.continue();
  });
  return () => {
    gate.emit('open');
  };
}
