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

/** True of both tokens until the first of them expires, or so many seconds before that. */
export const areCurrent = (tokens: Partial<StoredTokens> | null, early = 0) =>
  Math.min(tokens?.accessToken?.expiresAt ?? 0, tokens?.idToken?.expiresAt ?? 0) - early > Date.now() / 1000;
