/*
 * Replaces the identity client in okta-react's bundle, which wants two names of it, not the client: that comes later.
 */

/** The error of a provider that is given no client (S-89), no way back (S-90) or an old client (S-91). */
export class AuthSdkError extends Error {
  override name = 'AuthSdkError';
}

/** For the unused route guard. */
export const toRelativeUrl = (url: string) => url;
