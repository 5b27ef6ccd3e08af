import { EventEmitter, once } from 'node:events';
import type { Reader } from './Reader';

/** Holds files or answers back until the returned function is called. */
export async function holdFiles({ page }: Reader, url: string): Promise<() => void> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route(url, async (route) => {
    await opened;
    // A walk may also change them on their way.
    await route.fallback();
  });
  return () => {
    gate.emit('open');
  };
}
