import { createServer, type Server } from 'node:http';
import { codeOf } from './codeOf.ts';

export interface Listening {
  origin: string;
  port: number;
  server: Server;
  /** Closes at once, keep-alive sockets included. */
  stop: () => Promise<void>;
}

/**
 * Opens a server that only this machine can reach. Its origin says `localhost`, because browsers treat that name
 * as secure, and sign-in checks no signature on an insecure page.
 */
export async function listen({
  port,
  purpose,
  variable,
}: {
  port: number;
  purpose: string;
  variable: string;
}): Promise<Listening> {
  const server = createServer();
  const stop = () => close(server);
  try {
    const bound = await bind(server, port, '127.0.0.1');
    await assertAlone(bound);
    return { origin: `http://localhost:${bound}`, port: bound, server, stop };
  } catch (error) {
    await stop();
    throw explain(error, { port, purpose, variable });
  }
}

/** @returns The port it got. */
function bind(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(address && typeof address === 'object' ? address.port : port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}

/** Browsers try the IPv6 side of `localhost` first: a server of somebody else there would get our calls. */
async function assertAlone(port: number) {
  const probe = createServer();
  try {
    await bind(probe, port, '::1');
  } catch (error) {
    // Any other failure means that this machine has no IPv6.
    if (codeOf(error) === 'EADDRINUSE') throw error;
  } finally {
    await close(probe);
  }
}

function explain(
  error: unknown,
  { port, purpose, variable }: { port: number; purpose: string; variable: string },
) {
  if (codeOf(error) !== 'EADDRINUSE') return error;
  return new Error(
    `Port ${port}, meant for the ${purpose}, is already in use: stop what uses it, or set ${variable} to a free port.`,
    { cause: error },
  );
}
