import type { PortalConfig } from '@portal/shared';
import { hasMissedSignOut } from './hasMissedSignOut';
import { tokenStorageKey } from '../page/tokenStorageKey';

/** Both tokens as okta-auth-js stores them. */
export interface StoredTokens {
  accessToken: { accessToken: string; expiresAt: number };
  idToken: { idToken: string; expiresAt: number };
}

/** The tokens, expired or not, unless somebody has signed out meanwhile; the access token alone is no session. */
export function storedTokens(config: PortalConfig): StoredTokens | null {
  const { tokenStorage = 'localStorage' } = config;
  if (tokenStorage === 'memory') return null;
  if (tokenStorage === 'sessionStorage' && hasMissedSignOut(config)) return null;
  try {
    const text = globalThis[tokenStorage].getItem(tokenStorageKey(config)) ?? '';
    const tokens = JSON.parse(text) as Partial<StoredTokens>;
    const { accessToken, idToken } = tokens;
    return accessToken && idToken ? { accessToken, idToken } : null;
  } catch {
    return null;
  }
}

/** True until the first of the two expires, or so many seconds before that. */
export const areCurrent = ({ accessToken, idToken }: StoredTokens, early = 0) =>
  Math.min(accessToken.expiresAt, idToken.expiresAt) - early > Date.now() / 1000;
