import { createServer } from 'node:net';

/** Throws a sentence with `purpose` and `remedy` if the port is taken. */
export async function assertPortFree(port: number, purpose: string, remedy: string): Promise<void> {
  for (const host of ['127.0.0.1', '::1']) {
    await new Promise((resolve, reject) => {
      const probe = createServer();
      probe.once('error', (error: NodeJS.ErrnoException) => {
        // Without IPv6 nobody else can have the port there.
        if (error.code !== 'EADDRINUSE') resolve(undefined);
        else reject(new Error(`Port ${String(port)} is taken, and ${purpose} needs it: ${remedy}`));
      });
      probe.listen(port, host, () => probe.close(resolve));
    });
  }
}
