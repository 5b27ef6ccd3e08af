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
  await new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, { port, purpose, variable })));
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error(`The ${purpose} has no port.`);
  return {
    origin: `http://localhost:${address.port}`,
    port: address.port,
    server,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {Error & { code?: string }} error
 * @param {{ port: number, purpose: string, variable: string }} options
 */
function explain(error, { port, purpose, variable }) {
  if (error.code !== 'EADDRINUSE') return error;
  return new Error(
    `Port ${port}, meant for the ${purpose}, is already in use: stop what uses it, or set ${variable} to a free port.`,
    { cause: error },
  );
}
