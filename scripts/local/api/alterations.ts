export const tamperings = /** @type {const} */ ([
  'nonce',
  'state',
  'no-id-token',
  'no-access-token',
  'no-expires',
  'foreign-url',
]);

/** @typedef {typeof tamperings[number]} Tampering */

/** @typedef {ReturnType<typeof createAlterations>} Alterations */

const foreignUrl = 'https://evil.example/okta/authorize';

/** What the next answer to the portal's sign-in is to be instead of the right one. Each works once. */
export function createAlterations() {
  /** @type {string | null} */
  let authorizeUrl = null;
  /** @type {Tampering | null} */
  let tamper = null;
  /** A well-signed token with another nonce is the one of an earlier sign-in. @type {string | null} */
  let earlierIdToken = null;

  return {
    /** @param {string} url */
    setAuthorizeUrl(url) {
      authorizeUrl = url;
    },
    /** @param {Tampering} kind */
    setTamper(kind) {
      tamper = kind;
    },
    hasEarlierIdToken: () => earlierIdToken !== null,
    state: () => ({ authorizeUrl, tamper }),
    reset() {
      authorizeUrl = null;
      tamper = null;
    },

    /**
     * The address to answer without asking the provider, if one was set.
     *
     * @param {string | null} state
     */
    takeUrl(state) {
      const url =
        authorizeUrl ??
        (tamper === 'foreign-url' ? `${foreignUrl}#state=${encodeURIComponent(state ?? '')}` : null);
      if (authorizeUrl !== null) authorizeUrl = null;
      else if (url !== null) tamper = null;
      return url;
    },

    /** @param {URLSearchParams} fragment The parameters of a good answer, changed in place. */
    alter(fragment) {
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
