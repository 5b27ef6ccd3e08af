import type { PortalConfig } from '@portal/shared';
import { isSignInKey, signInKeys } from '../page/signInKeys';
import { isSignOutMark } from '../page/signOutMark';
import { tokenStorageKey, tokenStoragePrefix } from '../page/tokenStorageKey';

/**
 * Removes tokens and sign-ins under way of other channels and of older releases, which share this one's storage: a local
 * build could read them (T-35). The marks of sign-outs stay, or a tab that has missed one would come back to its session
 * (T-12).
 */
export function endOtherSessions(config: PortalConfig): void {
  const own = [tokenStorageKey(config), ...Object.values(signInKeys(config))];
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = globalThis[name];
      for (const key of Object.keys(storage)) {
        const isOfSession = key.startsWith(tokenStoragePrefix) || isSignInKey(key);
        if (isOfSession && !own.includes(key) && !isSignOutMark(key)) storage.removeItem(key);
      }
    } catch {
      // Blocked storage has none.
    }
  }
}
