import { tamperings, type Alterations } from './alterations.ts';
import { faultModes, faultPaths, type Faults } from './faults.ts';
import { Refused } from './Refused.ts';
import type { AccessTokens } from './accessTokens.ts';
import type { CallLog } from './callLog.ts';

export interface Controlled {
  faults: Faults;
  alterations: Alterations;
  tokens: AccessTokens;
  calls: CallLog;
}

/** Fields as received, from a form or from JSON. */
export type Command = Readonly<Record<string, unknown>>;

export function obeyCommand({ faults, alterations, tokens, calls }: Controlled, command: Command) {
  const { reset, revoke, authorizeUrl, tamper, mode } = command;
  if (![reset, revoke, authorizeUrl, tamper, mode].some(Boolean)) {
    throw new Refused('Say one of: mode (with path), reset, revoke, authorizeUrl, tamper.');
  }
  if (reset) {
    faults.reset();
    alterations.reset();
    tokens.forgiveAll();
    calls.clear();
  }
  if (revoke) tokens.revokeAll();
  if (authorizeUrl) alterations.setAuthorizeUrl(textOf(authorizeUrl, 'authorizeUrl'));
  if (tamper) {
    const kind = oneOf(tamperings, tamper, 'tamper');
    if (kind === 'nonce' && !alterations.hasEarlierIdToken()) {
      throw new Refused('Sign in once first: the wrong nonce is that of an earlier sign-in.', 409);
    }
    alterations.setTamper(kind);
  }
  if (mode) setFaults(faults, command);
}

function setFaults(faults: Faults, { path, mode, status, delayMs, times }: Command) {
  const paths = path === 'all' ? faultPaths : [oneOf(faultPaths, path, 'path')];
  const fault = {
    mode: oneOf(faultModes, mode, 'mode'),
    status: wholeNumber(status, 'status', 200, 599) ?? 500,
    delayMs: wholeNumber(delayMs, 'delayMs', 0, 600_000) ?? 4000,
    times: wholeNumber(times, 'times', 1, 1_000_000) ?? null,
  };
  for (const each of paths) faults.set(each, fault);
}

function textOf(value: unknown, name: string) {
  if (typeof value !== 'string') throw new Refused(`${name} is a text.`);
  return value;
}

function oneOf<T extends string>(known: readonly T[], value: unknown, name: string) {
  const found = known.find((each) => each === value);
  if (found === undefined) throw new Refused(`${name} is one of: ${known.join(', ')}.`);
  return found;
}

/** @param value a form sends an empty text for an empty field */
function wholeNumber(value: unknown, name: string, least: number, most: number) {
  if (value === undefined || value === null || value === '') return undefined;
  const number = Number(value);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Refused(`${name} is a whole number from ${least} to ${most}.`);
}
