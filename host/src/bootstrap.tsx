import {
  signInResponseAtom,
  authAtom,
  configAtom,
  navigationAtom,
  nextTask,
  screenAddressesAtom,
  type SignInResponse,
} from '@portal/shared';
import { BrowserRouter } from '@portal/shared/router';
import { createStore, Provider } from 'jotai';
import { startTransition, StrictMode } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { App } from './App';
import { nestConditions } from './components/nestConditions';
import type { LocalBuild } from './local/LocalBuild';
import { localRemoteAtom } from './local/localRemoteAtom';
import { createAuth } from './okta/createAuth';
import { createIdentity } from './okta/createIdentity';
import { loadIdentity } from './okta/loadIdentity';
import { prepareStorage } from './okta/prepareStorage';
import { SessionProvider } from './okta/SessionProvider';
import { firstModules } from './page/firstModules';
import { navigationItems } from './page/navigationItems';
import type { PortalPage, RemoteEntry } from './page/PortalPage';
import { routeOf } from './page/routeOf';
import { screenAddresses } from './page/screenAddresses';
import { askScreensAhead } from './remotes/askScreensAhead';
import { createFederatedLoader } from './remotes/createFederatedLoader';
import { loadAhead } from './remotes/loadAhead';
import { logUncaught } from './remotes/logUncaught';
import { releaseAtom } from './release/releaseAtom';
import { withFallback } from './release/withFallback';
import { remoteLoaderAtom } from './remotes/remoteLoaderAtom';
import { remotesAtom } from './remotes/remotesAtom';
import { followOthers } from './remotes/followOthers';
import { waitForIdentity } from './remotes/waitForIdentity';
import { followTheme } from './state/followTheme';
import { tellKeptPlace } from './state/keptPlace';

/** Error boundaries log redacted messages; React and the browser would print the raw errors, useful in development. */
const isProduction = process.env['NODE_ENV'] === 'production';
const rootOptions: RootOptions = isProduction ? { onCaughtError: () => undefined } : {};

const stylePlugins = [nestConditions];

/** Composes the portal and renders it. */
export function bootstrap(
  page: PortalPage,
  response: SignInResponse | null,
  element: HTMLElement,
  local: LocalBuild | null,
): void {
  if (isProduction) logUncaught();
  const { config, release, remotes } = page;
  const store = createStore();
  store.set(configAtom, config);
  store.set(remotesAtom, remotes);
  store.set(screenAddressesAtom, screenAddresses(remotes));
  store.set(navigationAtom, navigationItems(remotes, config));
  if (response) store.set(signInResponseAtom, response);

  const storage = prepareStorage(config);
  const identity = createIdentity(store, storage, async () => {
    const { createOktaAuth } = await import(/* webpackChunkName: "identity" */ './okta/createOktaAuth');
    await nextTask();
    return createOktaAuth(config, storage);
  });
  store.set(authAtom, createAuth(identity, store, storage));
  if (release) store.set(releaseAtom, { ...release, outlivesReload: storage.token !== 'memory' });

  if (local) store.set(localRemoteAtom, local.remote);
  const noteFallback = (remote: RemoteEntry) => {
    store.set(releaseAtom, (running) => running && withFallback(running, remote));
  };
  const loader = local?.remote.isAccepted
    ? local.createLoader(page, store, noteFallback)
    : createFederatedLoader(remotes, noteFallback);
  // Before the bar is drawn, so that its screen comes with it. A step of the sign-in waits for the identity client, which
  // the first draw does not have.
  const route = routeOf(remotes, location.pathname, config.identityProvider.path);
  const isSignedIn = identity.reader() !== undefined;
  const first = route && route.kind !== 'role' ? firstModules(remotes, route, isSignedIn) : [];
  const begun = loadAhead(loader, first);
  store.set(remoteLoaderAtom, followOthers(waitForIdentity(begun, remotes, identity), remotes));
  askScreensAhead(store);
  followTheme(store);

  // Listeners of the window are called in their order: the router draws the screen that begins at that place.
  addEventListener('popstate', tellKeptPlace);
  const root = createRoot(element, rootOptions);
  // In pieces: whoever presses something meanwhile is not kept waiting.
  startTransition(() => {
    root.render(
      <Provider store={store}>
        <StyleSheetManager stylisPlugins={stylePlugins}>
          <BrowserRouter>
            {/* Outside StrictMode: okta-react warns when it is mounted twice. */}
            <SessionProvider>
              <StrictMode>
                <App />
              </StrictMode>
            </SessionProvider>
          </BrowserRouter>
        </StyleSheetManager>
      </Provider>,
    );
  });
  void loadIdentity(identity);
}
