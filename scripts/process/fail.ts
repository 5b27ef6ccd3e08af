/**
 * Ends a command with one sentence for the person who ran it; the stack is for those who ask.
 *
 * @param {unknown} error
 * @returns {never}
 */
export function fail(error) {
  console.error(error instanceof Error ? (process.env.DEBUG ? error.stack : error.message) : String(error));
  process.exit(1);
}
