import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { onTestFinished } from '#jest/onTestFinished.ts';

/** True if `localhost` has an IPv6 address here. */
export const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

/** Somebody has this port until the test ends. */
export async function takePort(host = '127.0.0.1'): Promise<number> {
  const server = createServer().listen(0, host);
  onTestFinished(() => server.close());
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
