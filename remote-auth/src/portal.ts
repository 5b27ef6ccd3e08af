import { declareRemote } from '@portal/shared/declaration';

/** What this remote adds to the portal: its sign-in. */
export const portal = declareRemote({
  format: 1,
  federationName: 'remote_auth',
  port: 4302,
  roles: { signedOut: 'LoginScreen', callback: 'LoginCallbackScreen', authorize: 'AuthorizeScreen' },
});
