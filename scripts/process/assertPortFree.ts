import { createServer } from 'node:net';

/**
 * @param purpose what wants it, for the message
 * @param remedy how to give it another one
 * @throws {Error} a sentence, when somebody else has it
 */
export async function assertPortFree(port: number, purpose: string, remedy: string): Promise<void> {
  for (const host of ['127.0.0.1', '::1']) {
    await new Promise((resolve, reject) => {
      const probe = createServer();
      probe.once('error', (error: NodeJS.ErrnoException) => {
        // A machine without the second kind of address has nobody there.
        if (error.code !== 'EADDRINUSE') resolve(undefined);
        else reject(new Error(`Port ${String(port)} is taken, and ${purpose} needs it: ${remedy}`));
      });
      probe.listen(port, host, () => probe.close(resolve));
    });
  }
}
