import type { PortalConfig } from '@portal/shared';
import { isSignOutMark } from '../page/signOutMark';
import { tokenStorageKey, tokenStoragePrefix } from '../page/tokenStorageKey';

/**
 * Removes the tokens of other channels, which share this one's storage: a local build could read them (T-35). The marks
 * of their sign-outs stay, or a tab that has missed one would come back to its session (T-12).
 */
export function endOtherSessions(config: PortalConfig): void {
  const own = tokenStorageKey(config);
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = globalThis[name];
      for (const key of Object.keys(storage)) {
        const isOther = key.startsWith(tokenStoragePrefix) && !key.startsWith(own);
        if (isOther && !isSignOutMark(key)) storage.removeItem(key);
      }
    } catch {
      // Blocked storage has none.
    }
  }
}
