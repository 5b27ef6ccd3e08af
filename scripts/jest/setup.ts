// Unit tests run beside checks and builds: a test that takes a second may take ten there.
jest.setTimeout(120_000);

// A test that expects the console to be written to says so by replacing these; anything else is a fault.
const unexpectedLines: string[] = [];

const unexpected =
  (method: string) =>
  (...parts: unknown[]) => {
    const line = `unexpected console.${method}: ${parts.map(String).join(' ')}`;
    unexpectedLines.push(line);
    throw new Error(line);
  };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(unexpected('error'));
  jest.spyOn(console, 'warn').mockImplementation(unexpected('warn'));
  jest.spyOn(console, 'debug').mockImplementation(() => undefined);
});

// The code that logged may have caught the error.
afterEach(() => {
  expect(unexpectedLines.splice(0)).toEqual([]);
});
