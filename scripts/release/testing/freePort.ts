import { codeOf } from '#process/codeOf.ts';
import { listen } from '#process/listen.ts';

/** Systems give higher ones to whoever takes any: a port of these stays free until the one has it who asked. */
const [lowest, highest] = [20_000, 31_999];

let last = lowest + Math.floor(Math.random() * (highest - lowest));

/** A port of this machine that nobody listens on, and another one each time. */
export async function freePort(): Promise<number> {
  for (;;) {
    last = last === highest ? lowest : last + 1;
    try {
      const { port, stop } = await listen({ port: last, purpose: 'a test', variable: 'no variable' });
      await stop();
      return port;
    } catch (error) {
      if (!(error instanceof Error) || codeOf(error.cause) !== 'EADDRINUSE') throw error;
    }
  }
}
