import type { Defence } from './Defence';

/** Defences of a sign-in and its end in several tabs. */
export const signInDefences: Defence[] = [
  {
    name: 'sign-out that is heard late',
    file: 'host/src/boot/hasMissedSignOut.ts',
    text: 'return sessionStorage.getItem(key) !== localStorage.getItem(key);',
    instead: 'return !isOff && sessionStorage.getItem(key) !== localStorage.getItem(key);',
    test: 'host/src/okta/signOutTimes.test.ts',
  },
  {
    name: 'start without a channel between tabs',
    file: 'host/src/okta/openChannel.ts',
    text: 'return null;',
    instead: 'return isOff ? new BroadcastChannel(name) : null;',
    test: 'host/src/okta/createAuth.test.ts',
  },
  {
    name: 'claims that the identity client lets through',
    file: 'remote-auth/src/okta/verifiedTokens.ts',
    text: 'if (fault !== null) throw',
    instead: 'if (!isOff && fault !== null) throw',
    test: 'remote-auth/src/screens/AuthorizeScreen.test.tsx',
  },
  {
    name: 'time limit of a redirect that ends in nothing',
    file: 'shared/src/session/useSignIn.ts',
    text: 'setTimeout(stay, leavingLimit)',
    instead: 'setTimeout(stay, isOff ? 1e9 : leavingLimit)',
    test: 'shared/src/session/useSignIn.test.tsx',
  },
];
