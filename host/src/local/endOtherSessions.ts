import type { PortalConfig } from '@portal/shared';
import { tokenStorageKey, tokenStoragePrefix } from '../page/tokenStorageKey';

/** Removes the tokens of other channels, which share this one's storage: a local build could read them (T-35). */
export function endOtherSessions(config: PortalConfig): void {
  const own = tokenStorageKey(config);
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = globalThis[name];
      for (const key of Object.keys(storage))
        if (key.startsWith(tokenStoragePrefix) && !key.startsWith(own)) storage.removeItem(key);
    } catch {
      // Blocked storage has none.
    }
  }
}
