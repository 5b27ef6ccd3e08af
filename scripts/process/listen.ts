import { createServer } from 'node:http';

/**
 * @typedef {object} Listening
 * @property {string} origin
 * @property {number} port
 * @property {import('node:http').Server} server
 * @property {() => Promise<void>} stop Closes at once, keep-alive sockets included.
 */

/**
 * Opens a server that only this machine can reach. Its origin says `localhost`, because browsers treat that name
 * as secure, and sign-in checks no signature on an insecure page.
 *
 * @param {{ port: number, purpose: string, variable: string }} options
 * @returns {Promise<Listening>}
 */
export async function listen({ port, purpose, variable }) {
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

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>} The port it got.
 */
function bind(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(address && typeof address === 'object' ? address.port : port);
    });
  });
}

/** @param {import('node:http').Server} server @returns {Promise<void>} */
function close(server) {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/**
 * Browsers try the IPv6 side of `localhost` first: a server of somebody else there would get our calls.
 *
 * @param {number} port
 */
async function assertAlone(port) {
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

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/**
 * @param {unknown} error
 * @param {{ port: number, purpose: string, variable: string }} options
 */
function explain(error, { port, purpose, variable }) {
  if (codeOf(error) !== 'EADDRINUSE') return error;
  return new Error(
    `Port ${port}, meant for the ${purpose}, is already in use: stop what uses it, or set ${variable} to a free port.`,
    { cause: error },
  );
}
