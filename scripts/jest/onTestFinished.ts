const cleanups: (() => unknown)[] = [];

/** Runs `cleanup` when the current test has ended, however it ended; the last one registered runs first. */
export function onTestFinished(cleanup: () => unknown) {
  cleanups.push(cleanup);
}

afterEach(async () => {
  const errors: unknown[] = [];
  for (const cleanup of cleanups.splice(0).reverse())
    try {
      await cleanup();
    } catch (error) {
      errors.push(error);
    }
  if (errors.length > 1) throw new AggregateError(errors, errors.map(String).join('\n'));
  if (errors.length === 1) throw errors[0];
});
