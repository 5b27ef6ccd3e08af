import { atom } from 'jotai';
import { configAtom } from '../config/configAtom';
import { apiHost } from '../config/PortalConfig';
import { authAtom } from '../session/authAtom';
import { createHttpClient } from './createHttpClient';

/** The http client of this page, derived from the configuration and from whoever holds the session. */
export const httpAtom = atom((get) => {
  const auth = get(authAtom);
  return createHttpClient({
    apiHost: apiHost(get(configAtom)),
    accessToken: auth.accessToken,
    onUnauthorized: auth.endSession,
  });
});
