import { configAtom, watchLinks, type Store } from '@portal/shared';
import { routeOf } from '../page/routeOf';
import { remoteLoaderAtom } from './remoteLoaderAtom';
import { remotesAtom } from './remotesAtom';

/**
 * Asks for the code of the screen behind a link before it is pressed. A failure is the screen's own, when it opens.
 * Returns a function that ends it.
 */
export const askScreensAhead = (store: Store): (() => void) =>
  watchLinks((pathname) => {
    const loader = store.get(remoteLoaderAtom);
    const route = routeOf(store.get(remotesAtom), pathname, store.get(configAtom).identityProvider.path);
    if (route?.kind === 'screen' && !loader.loaded(route.name))
      loader.load(route.name).catch(() => undefined);
  });
