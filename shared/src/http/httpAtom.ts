import { atom } from 'jotai';
import { configAtom } from '../config/configAtom';
import { apiHost } from '../config/PortalConfig';
import { authAtom } from '../session/authAtom';
import { createHttpClient } from './createHttpClient';

/** The page's http client, from the configuration and the session. */
export const httpAtom = atom((get) => {
  const auth = get(authAtom);
  const config = get(configAtom);
  return createHttpClient({
    apiHost: apiHost(config),
    imageHosts: config.imageHosts,
    accessToken: auth.accessToken,
    onUnauthorized: auth.endSession,
  });
});
