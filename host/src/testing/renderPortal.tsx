import type { OktaAuth } from '@okta/okta-auth-js';
import {
  authAtom,
  configAtom,
  navigationAtom,
  nextTask,
  screenAddressesAtom,
  signInResponseAtom,
  type PortalConfig,
  type Store,
} from '@portal/shared';
import { BrowserRouter } from '@portal/shared/router';
import { testConfig } from '@portal/shared/testing';
import { render, type RenderResult } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { App } from '../App';
import { createAuth } from '../okta/createAuth';
import { createIdentity } from '../okta/createIdentity';
import { createOktaAuth } from '../okta/createOktaAuth';
import { loadIdentity } from '../okta/loadIdentity';
import { oktaAuthAtom } from '../okta/oktaAuthAtom';
import { prepareStorage } from '../okta/prepareStorage';
import { SessionProvider } from '../okta/SessionProvider';
import { takeSignInResponse } from '../okta/takeSignInResponse';
import { navigationItems } from '../page/navigationItems';
import type { RemoteEntry } from '../page/PortalPage';
import { screenAddresses } from '../page/screenAddresses';
import type { RemoteLoader } from '../remotes/RemoteLoader';
import { remoteLoaderAtom } from '../remotes/remoteLoaderAtom';
import { remotesAtom } from '../remotes/remotesAtom';
import { waitForIdentity } from '../remotes/waitForIdentity';
import { followTheme } from '../state/followTheme';
import { closeChannels } from './closeChannels';
import { importingLoader } from './importingLoader';
import { declaredRemotes } from './declaredRemotes';
import { sampleTokens } from './sampleTokens';

interface RenderPortalOptions {
  /** The address, with query and fragment. */
  url?: string;
  isSignedIn?: boolean;
  /** True if the session is that of an identity client which has not started yet. */
  isUnknown?: boolean;
  config?: Partial<PortalConfig>;
  loader?: RemoteLoader;
  remotes?: RemoteEntry[];
}

interface RenderedPortal extends RenderResult {
  store: Store;
  oktaAuth: OktaAuth;
  /** Where the identity client has sent the reader. */
  left: string[];
  /** The address as the browser shows it. */
  url: () => string;
}

const portals: OktaAuth[] = [];

afterEach(async () => {
  // A client that a short test has asked for would start after it was stopped.
  await nextTask();
  await Promise.all(portals.splice(0).map((oktaAuth) => oktaAuth.stop()));
  closeChannels();
});

/** The portal as `index.ts` and `bootstrap.tsx` put it together, but for how remotes come and how styles are inserted. */
export function renderPortal(options: RenderPortalOptions = {}): RenderedPortal {
  const { url = '/', isSignedIn = false, loader = importingLoader, remotes = declaredRemotes() } = options;
  const config = { ...testConfig, ...options.config };
  history.replaceState(null, '', url);
  const response = takeSignInResponse(config.identityProvider.path);

  const store = createStore();
  store.set(configAtom, config);
  store.set(remotesAtom, remotes);
  store.set(screenAddressesAtom, screenAddresses(remotes));
  store.set(navigationAtom, navigationItems(remotes, config));
  if (response) store.set(signInResponseAtom, response);
  const storage = prepareStorage(config);
  const oktaAuth = createOktaAuth(config, storage);
  portals.push(oktaAuth);
  const left: string[] = [];
  oktaAuth.options.setLocation = (address) => {
    left.push(address);
  };
  if (isSignedIn) oktaAuth.tokenManager.setTokens(sampleTokens());
  const identity = createIdentity(store, storage, () => Promise.resolve(oktaAuth));
  if (options.isUnknown === true) store.set(oktaAuthAtom, oktaAuth);
  store.set(authAtom, createAuth(identity, store, storage));
  store.set(remoteLoaderAtom, waitForIdentity(loader, remotes, identity));
  followTheme(store);

  const rendered = render(
    <Provider store={store}>
      <BrowserRouter>
        <SessionProvider>
          <StrictMode>
            <App />
          </StrictMode>
        </SessionProvider>
      </BrowserRouter>
    </Provider>,
  );
  if (options.isUnknown !== true) void loadIdentity(identity);
  return {
    ...rendered,
    store,
    oktaAuth,
    left,
    url: () => location.pathname + location.search + location.hash,
  };
}
