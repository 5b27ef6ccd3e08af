import { configAtom, watchLinks } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { routeOf } from '../page/routeOf';
import { remoteLoaderAtom } from './remoteLoaderAtom';
import { remotesAtom } from './remotesAtom';

/** Asks for the code of the screen behind a link before it is pressed. A failure is the screen's own, when it opens. */
export function useScreensAhead(): void {
  const loader = useAtomValue(remoteLoaderAtom);
  const remotes = useAtomValue(remotesAtom);
  const { identityProvider } = useAtomValue(configAtom);

  useEffect(
    () =>
      watchLinks((pathname) => {
        const route = routeOf(remotes, pathname, identityProvider.path);
        if (route?.kind === 'screen' && !loader.loaded(route.name))
          loader.load(route.name).catch(() => undefined);
      }),
    [loader, remotes, identityProvider.path],
  );
}
