import type { PortalConfig } from '@portal/shared';
import { hasMissedSignOut } from './hasMissedSignOut';
import { tokenStorageKey } from '../page/tokenStorageKey';

/** A token with less time left (s) may have expired when the API sees it. */
const margin = 30;

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

/** True if they live for some time (s) yet. */
export const areCurrent = ({ accessToken, idToken }: StoredTokens, margin = 0) =>
  Math.min(accessToken.expiresAt, idToken.expiresAt) - margin > Date.now() / 1000;

/** The access token as okta-auth-js stores it, unless it expires soon. */
export function storedToken(config: PortalConfig): string | null {
  const tokens = storedTokens(config);
  return tokens && areCurrent(tokens, margin) ? tokens.accessToken.accessToken : null;
}
