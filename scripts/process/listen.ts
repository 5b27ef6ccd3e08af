import { createServer, type Server } from 'node:http';
import { codeOf } from './codeOf.ts';

export interface Listening {
  origin: string;
  port: number;
  server: Server;
  /** closes at once, including keep-alive sockets */
  stop: () => Promise<void>;
}

/** Opens a server on this machine only, as `localhost`: sign-in verifies no signature on a page that is not secure. */
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

/** Resolves with the port. */
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

/** Browsers try IPv6 first: another program on that side of `localhost` would receive our calls. */
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
