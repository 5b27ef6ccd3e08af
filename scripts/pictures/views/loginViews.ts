import { blockStorage, longNames } from '../pageChanges.ts';
import { text } from '../readiness.ts';
import { ada } from './readers.ts';
import type { View } from '../View.ts';

/** The login view and the reasons to be there. */
export const loginViews: View[] = [
  { name: 'login', path: '/reports', ready: text('Login With') },
  {
    name: 'login-not-completed',
    path: '/login/callback?error=access_denied&state=unknown',
    ready: text('Sign-in could not be completed.'),
  },
  {
    name: 'login-session-ended',
    path: '/reports',
    reader: ada,
    orders: [{ revoke: true }],
    ready: text('Your session has ended.'),
  },
  {
    name: 'login-storage-blocked',
    path: '/',
    before: blockStorage,
    ready: async (portal) => {
      await portal.login.button.click();
      await text('Signing in needs to keep data')(portal);
    },
  },
  { name: 'login-long-names', path: '/', before: longNames, ready: text('Login With') },
];
