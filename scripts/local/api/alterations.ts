export const tamperings = [
  'nonce',
  'state',
  'no-id-token',
  'no-access-token',
  'no-expires',
  'foreign-url',
] as const;

export type Tampering = (typeof tamperings)[number];

export type Alterations = ReturnType<typeof createAlterations>;

const foreignUrl = 'https://evil.example/okta/authorize';

/** Wrong answers for the portal's next sign-in; each is used once. */
export function createAlterations() {
  let authorizeUrl: string | null = null;
  let tamper: Tampering | null = null;
  /** A well-signed token with the nonce of an earlier sign-in. */
  let earlierIdToken: string | null = null;

  return {
    setAuthorizeUrl(url: string) {
      authorizeUrl = url;
    },
    setTamper(kind: Tampering) {
      tamper = kind;
    },
    hasEarlierIdToken: () => earlierIdToken !== null,
    state: () => ({ authorizeUrl, tamper }),
    reset() {
      authorizeUrl = null;
      tamper = null;
    },

    /** The address to answer with instead of asking the provider, if set. */
    takeUrl(state: string | null) {
      const url =
        authorizeUrl ??
        (tamper === 'foreign-url' ? `${foreignUrl}#state=${encodeURIComponent(state ?? '')}` : null);
      if (authorizeUrl !== null) authorizeUrl = null;
      else if (url !== null) tamper = null;
      return url;
    },

    /** @param fragment parameters of a good answer, changed in place */
    alter(fragment: URLSearchParams) {
      const idToken = fragment.get('id_token');
      if (tamper === 'nonce' && earlierIdToken) fragment.set('id_token', earlierIdToken);
      if (tamper === 'state') fragment.set('state', 'another-state');
      if (tamper === 'no-id-token') fragment.delete('id_token');
      if (tamper === 'no-access-token') fragment.delete('access_token');
      if (tamper === 'no-expires') fragment.delete('expires_in');
      tamper = null;
      earlierIdToken = idToken;
    },
  };
}
