import { declareRemote } from '@portal/shared/declaration';

/** The sign-in of the portal. */
export const portal = declareRemote({
  format: 1,
  federationName: 'remote_auth',
  port: 4302,
  roles: { signedOut: 'LoginScreen', callback: 'LoginCallbackScreen', authorize: 'AuthorizeScreen' },
});
