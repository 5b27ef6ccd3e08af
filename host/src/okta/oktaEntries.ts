/** Storage keys of okta-auth-js: of what a tab has started a sign-in with, and of the same as tabs share it. */
export const ownSignIn = 'okta-transaction-storage';
export const sharedSignIns = 'okta-shared-transaction-storage';

/** Further storage keys of okta-auth-js besides the tokens'. */
export const oktaEntries = ['okta-cache-storage', ownSignIn, sharedSignIns, 'okta-original-uri-storage'];
