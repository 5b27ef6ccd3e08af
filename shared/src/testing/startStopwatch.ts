/**
 * Returns a function that starts a measurement, which the returned function ends. After the tests of the file the longest
 * is printed (ms), if `PORTAL_FIGURES=on npx jest generatedAnswers fetchAuthorizeUrl` asks for it: no test asserts a time.
 */
export function startStopwatch(what: string): () => () => void {
  let longest = 0;
  afterAll(() => {
    if (process.env['PORTAL_FIGURES'] === 'on')
      process.stdout.write(`longest time for ${what}: ${longest.toFixed(1)} ms\n`);
  });
  return () => {
    const start = performance.now();
    return () => {
      longest = Math.max(longest, performance.now() - start);
    };
  };
}
