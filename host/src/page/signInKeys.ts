import type { PortalConfig } from '@portal/shared';
import { environmentKey } from './environmentKey.ts';

/** Names of okta-auth-js, under which older releases have kept the sign-ins of every environment. */
const unbound = { own: 'okta-transaction-storage', shared: 'okta-shared-transaction-storage' };

/** Storage keys of what a sign-in was started with, in the tab and as tabs share it. Bound to its environment (T-06). */
export function signInKeys(config: PortalConfig) {
  const environment = environmentKey(config);
  return { own: `${unbound.own} ${environment}`, shared: `${unbound.shared} ${environment}` };
}

/** True for those keys of any environment, and of older releases. */
export const isSignInKey = (key: string) => Object.values(unbound).some((name) => key.startsWith(name));
