import { listen } from '#process/listen.ts';

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const { port, stop } = await listen({ port: 0, purpose: 'a test', variable: 'no variable' });
  await stop();
  return port;
}
