import { stripVTControlCharacters } from 'node:util';

/** Notices of oidc-provider on every start: about the runtime, and about state in memory, which is intended. */
const expected = [
  /^oidc-provider WARNING: Unsupported runtime/,
  /^oidc-provider WARNING: .*in-memory adapter/,
];

function isExpected(message: unknown) {
  // Coloured on a terminal.
  const text = stripVTControlCharacters(String(message));
  return expected.some((pattern) => pattern.test(text));
}

/** Silences the expected notices until the returned function is called. */
function muteNotices() {
  const { warn } = console;
  const filtered = (...args: unknown[]) => {
    if (!isExpected(args[0])) warn.apply(console, args);
  };
  console.warn = filtered;
  return () => {
    if (console.warn === filtered) console.warn = warn;
  };
}

/** The library prints its first notice when it is imported, the second once per provider. */
export async function loadOidcProvider() {
  const unmute = muteNotices();
  try {
    const { Provider } = await import('oidc-provider');
    return (issuer: string, configuration: Record<string, unknown>) => {
      const unmuteAgain = muteNotices();
      try {
        return new Provider(issuer, configuration);
      } finally {
        unmuteAgain();
      }
    };
  } finally {
    unmute();
  }
}
