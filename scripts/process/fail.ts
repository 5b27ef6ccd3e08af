import { messageOf } from './messageOf.ts';

/** Ends a command with the error's message; DEBUG=1 prints the stack. */
export function fail(error: unknown): never {
  console.error(process.env['DEBUG'] && error instanceof Error ? error.stack : messageOf(error));
  process.exit(1);
}
