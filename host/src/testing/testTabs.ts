import type { OktaAuth } from '@okta/okta-auth-js';
import {
  configAtom,
  userInfoAtom,
  type Auth,
  type PortalConfig,
  type Store,
  type TokenStorage,
} from '@portal/shared';
import { testConfig } from '@portal/shared/testing';
import { createStore } from 'jotai';
import { createAuth } from '../okta/createAuth';
import { createIdentity, type Identity } from '../okta/createIdentity';
import { createOktaAuth } from '../okta/createOktaAuth';
import { closeChannels } from './closeChannels';
import { sampleTokens } from './sampleTokens';

interface TabOptions {
  token?: TokenStorage;
  canSignIn?: boolean;
  isSignedIn?: boolean;
  config?: PortalConfig;
  /** False while the identity client has not come; what stands in for it is given then. */
  isLoaded?: boolean;
}

interface TestTab {
  store: Store;
  oktaAuth: OktaAuth;
  /** Where the tab was sent to. */
  left: URL[];
  auth: Auth;
  identity: Identity;
}

const user = { id: '00u1ab', name: 'Ada', email: null };

/** Tabs of the portal, without a page, in empty storage. They are closed after each test. */
export function testTabs() {
  const clients: OktaAuth[] = [];
  const added: (() => void)[] = [];

  async function openTab(options: TabOptions = {}): Promise<TestTab> {
    const {
      token = 'localStorage',
      canSignIn = true,
      isSignedIn = false,
      config = testConfig,
      isLoaded = true,
    } = options;
    const storage = { token, canSignIn };
    const store = createStore();
    store.set(configAtom, config);
    store.set(userInfoAtom, { status: 'ready', key: '[]', data: user, at: 0 });
    const oktaAuth = createOktaAuth(config, storage);
    clients.push(oktaAuth);
    const left: URL[] = [];
    oktaAuth.options.setLocation = (url) => left.push(new URL(url));
    if (isSignedIn) oktaAuth.tokenManager.setTokens(sampleTokens());
    const identity = createIdentity(store, storage, () => Promise.resolve(oktaAuth));
    const auth = createAuth(identity, store, storage);
    if (isLoaded) await identity.load();
    return { store, oktaAuth, left, auth, identity };
  }

  const stopListening = () => {
    for (const remove of added.splice(0)) remove();
  };

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    for (const target of [window, document] as EventTarget[]) {
      const add = target.addEventListener.bind(target);
      jest.spyOn(target, 'addEventListener').mockImplementation((...args) => {
        add(...args);
        added.push(() => {
          target.removeEventListener(...args);
        });
      });
    }
  });

  afterEach(async () => {
    await Promise.all(clients.splice(0).map((oktaAuth) => oktaAuth.stop()));
    closeChannels();
    stopListening();
  });

  return {
    openTab,
    /** Open tabs hear no more of the browser. */
    stopListening,
    isForgotten: ({ store, oktaAuth }: TestTab) =>
      store.get(userInfoAtom).status === 'idle' && !oktaAuth.tokenManager.getTokensSync().accessToken,
  };
}
