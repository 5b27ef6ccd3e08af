/// <reference path="./oidc-provider.d.ts" />
import { stripVTControlCharacters } from 'node:util';

/** What oidc-provider says on every start, and what is wanted here: a runtime it runs on, and state in memory. */
const expected = [
  /^oidc-provider WARNING: Unsupported runtime/,
  /^oidc-provider WARNING: .*in-memory adapter/,
];

/** @param {unknown} message */
function isExpected(message) {
  // The notice is coloured on a terminal.
  const text = stripVTControlCharacters(String(message));
  return expected.some((pattern) => pattern.test(text));
}

/** Silences the expected notices alone, until the returned function is called. */
function muteNotices() {
  const { warn } = console;
  /** @param {unknown[]} args */
  const filtered = (...args) => {
    if (!isExpected(args[0])) warn.apply(console, args);
  };
  console.warn = filtered;
  return () => {
    if (console.warn === filtered) console.warn = warn;
  };
}

async function loadQuietly() {
  const unmute = muteNotices();
  try {
    return await import('oidc-provider');
  } finally {
    unmute();
  }
}

const { Provider, errors } = await loadQuietly();

export const { SessionNotFound } = errors;

/**
 * @param {string} issuer
 * @param {Record<string, unknown>} configuration
 */
export function createOidcProvider(issuer, configuration) {
  const unmute = muteNotices();
  try {
    return new Provider(issuer, configuration);
  } finally {
    unmute();
  }
}
