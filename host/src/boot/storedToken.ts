import type { PortalConfig } from '@portal/shared';
import { hasMissedSignOut } from './signOutMark';
import { tokenStorageKey } from '../page/tokenStorageKey';

/** A token with less time left (s) may have expired when the API sees it. */
const margin = 30;

/** The access token as okta-auth-js stores it, unless it expires soon. */
export function storedToken(config: PortalConfig): string | null {
  const { tokenStorage = 'localStorage' } = config;
  if (tokenStorage === 'memory') return null;
  if (tokenStorage === 'sessionStorage' && hasMissedSignOut(config)) return null;
  try {
    const { accessToken, idToken } = JSON.parse(
      globalThis[tokenStorage].getItem(tokenStorageKey(config)) ?? '',
    ) as Record<'accessToken' | 'idToken', { accessToken: string; expiresAt: number }>;
    // The access token alone is no session.
    const end = Math.min(accessToken.expiresAt, idToken.expiresAt);
    return end - margin > Date.now() / 1000 ? accessToken.accessToken : null;
  } catch {
    return null;
  }
}
