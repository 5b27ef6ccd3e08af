import type { AuthState, OktaAuth } from '@okta/okta-auth-js';
import { areCurrent, type StoredTokens } from '../boot/storedTokens';
import { callLater } from './callLater';

type Listener = (state: AuthState) => void;

/** The oldest client that okta-react accepts. */
const version = '5.3.1';

/** Stands in for the identity client until that is here: the stored session now, whatever else is called then. */
export function createStandIn(stored: () => StoredTokens | null, load: () => Promise<OktaAuth>): OktaAuth {
  const listeners = new Set<Listener>();
  const read = (): AuthState => {
    const tokens = stored();
    const isAuthenticated = areCurrent(tokens);
    return isAuthenticated ? { ...(tokens as AuthState), isAuthenticated } : { isAuthenticated };
  };
  let state = read();

  const known = {
    // okta-react leaves its callback here; the client finds it.
    options: {},
    _oktaUserAgent: { addEnvironment: () => undefined, getVersion: () => version },
    start: () => Promise.resolve(),
    authStateManager: {
      getAuthState: () => state,
      updateAuthState: () => {
        const next = read();
        if (JSON.stringify(next) !== JSON.stringify(state)) {
          state = next;
          for (const listener of listeners) listener(state);
        }
        return Promise.resolve(state);
      },
      subscribe: (listener: Listener) => void listeners.add(listener),
      unsubscribe: (listener: Listener) => void listeners.delete(listener),
    },
    isAuthenticated: () => Promise.resolve(read().isAuthenticated === true),
    getAccessToken: () => read().accessToken?.accessToken,
    getIdToken: () => read().idToken?.idToken,
  };
  return callLater(known, load);
}
