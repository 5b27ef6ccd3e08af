import { deviceStorage, logger, type PortalConfig, type TokenStorage } from '@portal/shared';
import { areCurrent, storedTokens } from '../boot/storedTokens';
import { tokenStorageKey } from '../page/tokenStorageKey';
import { oktaEntries } from './oktaEntries';

type StorageName = 'localStorage' | 'sessionStorage';

const probe = 'portal.probe';
/** Characters: more than a sign-in keeps, which is how it was started, the provider's keys and the tokens. */
const signInSize = 16_384;

/** Marks of readers give way: without room a sign-in cannot be finished. The next probe takes this one's place. */
function makeRoom() {
  try {
    localStorage.setItem(probe, 'x'.repeat(signInSize));
  } catch {
    deviceStorage.clear('reader.');
  }
}

/** @param needsRoom false for the storage of a session, which can be read though it is full */
function usable(name: StorageName, needsRoom: boolean): Storage | null {
  try {
    const storage = globalThis[name];
    if (needsRoom) storage.setItem(probe, '1');
    storage.removeItem(probe);
    return storage;
  } catch {
    return null;
  }
}

/** A stored token needs a text and an expiry time to be usable, and one that says who the reader is, its claims. */
function isToken(value: unknown, kind: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const token = value as Record<string, unknown>;
  const claims = token['claims'];
  return (
    typeof token[kind] === 'string' &&
    Number.isFinite(token['expiresAt']) &&
    (kind !== 'idToken' || (typeof claims === 'object' && claims !== null))
  );
}

function isSound(text: string, hasTokens: boolean): boolean {
  try {
    const value = JSON.parse(text) as Record<string, unknown> | null;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    return !hasTokens || Object.entries(value).every(([kind, token]) => isToken(token, kind));
  } catch {
    return false;
  }
}

/** Storage that works in this browser; sign-in traces need both kinds. */
export interface UsableStorage {
  token: TokenStorage;
  canSignIn: boolean;
}

/** Removes entries that are corrupted, which would stop the identity client for good. */
export function removeCorrupted(config: PortalConfig, storages: (Storage | null)[]): void {
  const tokens = tokenStorageKey(config);
  for (const storage of storages) {
    for (const entry of [tokens, ...oktaEntries(config)]) {
      const text = storage?.getItem(entry);
      if (typeof text !== 'string' || isSound(text, entry === tokens)) continue;
      storage?.removeItem(entry);
      logger.warn('session.storage', `${entry} was corrupted and has been removed`);
    }
  }
}

/** Removes corrupted entries and decides on the identity client's storage. */
export function prepareStorage(config: PortalConfig): UsableStorage {
  const needsSignIn = !areCurrent(storedTokens(config));
  if (needsSignIn) makeRoom();
  const storages = {
    localStorage: usable('localStorage', needsSignIn),
    sessionStorage: usable('sessionStorage', needsSignIn),
  };
  removeCorrupted(config, Object.values(storages));
  const wanted = config.tokenStorage ?? 'localStorage';
  const token = wanted === 'memory' || storages[wanted] ? wanted : 'memory';
  return { token, canSignIn: storages.sessionStorage !== null && storages.localStorage !== null };
}
