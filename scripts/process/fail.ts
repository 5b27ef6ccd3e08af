import { messageOf } from './messageOf.ts';

/** Ends a command with one sentence for the person who ran it; the stack is for those who ask. */
export function fail(error: unknown): never {
  console.error(process.env['DEBUG'] && error instanceof Error ? error.stack : messageOf(error));
  process.exit(1);
}
