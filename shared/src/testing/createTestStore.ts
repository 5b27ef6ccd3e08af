import { createStore } from 'jotai';
import type { PortalConfig } from '../config/PortalConfig';
import { configAtom } from '../config/configAtom';
import type { Auth } from '../session/Auth';
import { authAtom } from '../session/authAtom';
import type { Store } from '../state/Store';
import { testConfig } from './testConfig';

export interface TestStoreOptions {
  auth?: Partial<Auth>;
  config?: Partial<PortalConfig>;
  /** By default a fresh one. */
  store?: Store;
}

/** A store as it is in a portal in which somebody is signed in. */
export function createTestStore({ auth, config, store = createStore() }: TestStoreOptions = {}) {
  store.set(configAtom, { ...testConfig, ...config });
  store.set(authAtom, {
    signIn: () => Promise.resolve(),
    signOut: () => undefined,
    endSession: () => undefined,
    accessToken: () => 'token-of-the-test',
    ...auth,
  });
  return store;
}
