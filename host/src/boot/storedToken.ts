import type { PortalConfig } from '@portal/shared';
import { tokenStorageKey } from '../page/tokenStorageKey';

/** A token with less time left (s) may have expired when the API sees it. */
const margin = 30;

/** The access token as okta-auth-js stores it, unless it expires soon. */
export function storedToken(config: PortalConfig): string | null {
  const { tokenStorage = 'localStorage' } = config;
  if (tokenStorage === 'memory') return null;
  try {
    const { accessToken } = JSON.parse(globalThis[tokenStorage].getItem(tokenStorageKey(config)) ?? '') as {
      accessToken: { accessToken: string; expiresAt: number };
    };
    return accessToken.expiresAt - margin > Date.now() / 1000 ? accessToken.accessToken : null;
  } catch {
    return null;
  }
}
