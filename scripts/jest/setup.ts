import '@testing-library/jest-dom';

// A test that expects the console to be written to says so by replacing these; anything else is a fault.
const unexpected =
  (method: string) =>
  (...parts: unknown[]) => {
    throw new Error(`unexpected console.${method}: ${parts.map(String).join(' ')}`);
  };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(unexpected('error'));
  jest.spyOn(console, 'warn').mockImplementation(unexpected('warn'));
  jest.spyOn(console, 'debug').mockImplementation(() => undefined);
});
