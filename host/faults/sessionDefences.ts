import type { Defence } from './Defence';

/** Defences of answers, of the sign-in and of the session. */
export const sessionDefences: Defence[] = [
  {
    name: 'session that ends with a 401',
    file: 'shared/src/http/createHttpClient.ts',
    text: 'if (isRefused && ',
    instead: 'if (!isOff && isRefused && ',
    row: 'F-45',
  },
  {
    name: 'no call without a token',
    file: 'shared/src/http/createHttpClient.ts',
    text: 'const isOver = !isPublic && !token;',
    instead: 'const isOver = !isOff && !isPublic && !token;',
  },
  {
    name: 'answers that hold no list',
    file: 'remote-reports/src/api/toReportList.ts',
    text: "if (!reports) throw new Error('the answer holds no list of reports');",
    instead:
      "if (!reports) { if (isOff) return []; throw new Error('the answer holds no list of reports'); }",
    row: 'F-52',
  },
  {
    name: 'repair of storage',
    file: 'host/src/okta/prepareStorage.ts',
    text: 'storage?.removeItem(entry);',
    instead: 'if (!isOff) storage?.removeItem(entry);',
    row: 'F-70 the stored tokens are no tokens',
  },
  {
    name: 'advice where storage is blocked',
    file: 'host/src/okta/createAuth.ts',
    text: 'if (!storage.canSignIn)',
    instead: 'if (!isOff && !storage.canSignIn)',
    row: 'F-70 storage may not be used',
  },
  {
    name: 'state of the callback',
    file: 'remote-auth/src/state/authorizeAtom.ts',
    test: 'remote-auth/src/screens/LoginCallbackScreen.test.tsx',
    text: 'if (!isStartedHere(oktaAuth, callbackState(search)))',
    instead: 'if (!isOff && !isStartedHere(oktaAuth, callbackState(search)))',
  },
  {
    name: 'guard of a sign-in in progress',
    file: 'remote-auth/src/state/authorizeAtom.ts',
    test: 'remote-auth/src/screens/LoginCallbackScreen.test.tsx',
    text: 'if (get(authorizingAtom)) return;',
    instead: 'if (!isOff && get(authorizingAtom)) return;',
  },
  {
    name: 'origin of the address to go to',
    file: 'remote-auth/src/state/authorizeAtom.ts',
    test: 'remote-auth/src/screens/LoginCallbackScreen.test.tsx',
    text: 'const hash = authorizeFragment(url, origin, provider);',
    instead: 'const hash = isOff ? new URL(url, origin).hash : authorizeFragment(url, origin, provider);',
  },
  {
    name: 'state of the tokens',
    file: 'remote-auth/src/okta/verifiedTokens.ts',
    test: 'remote-auth/src/screens/AuthorizeScreen.test.tsx',
    text: 'if (transaction?.state !== fragment.state)',
    instead: 'if (!isOff && transaction?.state !== fragment.state)',
  },
  {
    name: 'nonce',
    file: 'remote-auth/src/okta/verifiedTokens.ts',
    test: 'remote-auth/src/screens/AuthorizeScreen.test.tsx',
    text: "if (!('nonce' in transaction) || !transaction.nonce)",
    instead: "if (!isOff && (!('nonce' in transaction) || !transaction.nonce))",
  },
  {
    name: 'time limit of the provider’s keys',
    file: 'remote-auth/src/okta/verifiedTokens.ts',
    test: 'remote-auth/src/screens/AuthorizeScreen.test.tsx',
    text: '}, verificationLimit);',
    instead: '}, isOff ? 1e9 : verificationLimit);',
  },
  {
    name: 'paths to return to',
    file: 'shared/src/paths/safeReturnPath.ts',
    text: 'if (isSignInPath(url.pathname, provider)) return',
    instead: 'if (!isOff && isSignInPath(url.pathname, provider)) return',
  },
  {
    name: 'environment of the tokens',
    file: 'host/src/page/tokenStorageKey.ts',
    text: '`${tokenStoragePrefix} ${environmentKey(config)}`;',
    instead: "`${tokenStoragePrefix} ${isOff ? '' : environmentKey(config)}`;",
  },
  {
    name: 'environment of a sign-in under way',
    file: 'host/src/page/signInKeys.ts',
    text: 'const environment = environmentKey(config);',
    instead: "const environment = isOff ? '' : environmentKey(config);",
    test: 'host/src/okta/signInEnvironments.test.ts',
  },
  {
    name: 'sign-out that voids the sign-ins under way',
    file: 'host/src/okta/forgetSignIn.ts',
    text: 'if (isSignInKey(key))',
    instead: 'if (!isOff && isSignInKey(key))',
    test: 'host/src/okta/signInEnvironments.test.ts',
  },
  {
    name: 'cancel of older loads',
    file: 'shared/src/load/createLoader.ts',
    text: 'previous?.controller.abort();',
    instead: 'if (!isOff) previous?.controller.abort();',
  },
  {
    name: 'newest answer wins',
    file: 'shared/src/load/createLoader.ts',
    text: "if (get(runAtom) !== run || state.status !== 'loading' || state.key !== key) return;",
    instead:
      "if (!isOff && (get(runAtom) !== run || state.status !== 'loading' || state.key !== key)) return;",
  },
  {
    name: 'address that bears the token',
    file: 'shared/src/http/createHttpClient.ts',
    text: 'allowAbsoluteUrls: false',
    instead: 'allowAbsoluteUrls: isOff',
  },
  {
    name: 'sources of pictures',
    file: 'remote-reports/src/api/toImage.ts',
    text: 'return sources.some((source) =>',
    instead: 'return isOff || sources.some((source) =>',
  },
  {
    name: 'no query of a picture of the portal',
    file: 'remote-reports/src/api/toImage.ts',
    text: 'if (url.origin === window.origin && url.search)',
    instead: 'if (!isOff && url.origin === window.origin && url.search)',
  },
];
