import { createServer } from 'node:net';

/**
 * @param {number} port
 * @param {string} purpose what wants it, for the message
 * @param {string} remedy how to give it another one
 * @returns {Promise<void>}
 * @throws {Error} a sentence, when somebody else has it
 */
export async function assertPortFree(port, purpose, remedy) {
  for (const host of ['127.0.0.1', '::1']) {
    await new Promise((resolve, reject) => {
      const probe = createServer();
      probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
        // A machine without the second kind of address has nobody there.
        if (error.code !== 'EADDRINUSE') return resolve(undefined);
        reject(new Error(`Port ${String(port)} is taken, and ${purpose} needs it: ${remedy}`));
      });
      probe.listen(port, host, () => probe.close(resolve));
    });
  }
}
