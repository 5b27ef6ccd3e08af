import type { OktaAuth } from '@okta/okta-auth-js';
import { configAtom, userInfoAtom, type Auth, type PortalConfig, type TokenStorage } from '@portal/shared';
import { testConfig } from '@portal/shared/testing';
import { createStore } from 'jotai';
import { createAuth } from '../okta/createAuth';
import { createOktaAuth } from '../okta/createOktaAuth';
import { closeChannels } from './closeChannels';
import { sampleTokens } from './sampleTokens';

interface TabOptions {
  token?: TokenStorage;
  canSignIn?: boolean;
  isSignedIn?: boolean;
  config?: PortalConfig;
}

interface TestTab {
  store: ReturnType<typeof createStore>;
  oktaAuth: OktaAuth;
  /** Where the tab was sent to. */
  left: URL[];
  auth: Auth;
}

const user = { id: '00u1ab', name: 'Ada', email: null };

/** Tabs of the portal, without a page, in empty storage. They are closed after each test. */
export function testTabs() {
  const clients: OktaAuth[] = [];
  const added: (() => void)[] = [];

  function openTab(options: TabOptions = {}): TestTab {
    const { token = 'localStorage', canSignIn = true, isSignedIn = false, config = testConfig } = options;
    const storage = { token, canSignIn };
    const store = createStore();
    store.set(configAtom, config);
    store.set(userInfoAtom, { status: 'ready', key: '[]', data: user, at: 0 });
    const oktaAuth = createOktaAuth(config, storage);
    clients.push(oktaAuth);
    const left: URL[] = [];
    oktaAuth.options.setLocation = (url) => left.push(new URL(url));
    if (isSignedIn) oktaAuth.tokenManager.setTokens(sampleTokens());
    return { store, oktaAuth, left, auth: createAuth(oktaAuth, store, storage) };
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

/** Time in which tabs hear of each other. */
export const breathe = () => new Promise((resolve) => setTimeout(resolve, 50));
