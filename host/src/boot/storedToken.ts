import type { PortalConfig } from '@portal/shared';

/** A token with less time left (s) may have expired when the API sees it. */
const margin = 30;

/** The access token as okta-auth-js stores it, unless it expires soon. */
export function storedToken({ tokenStorage = 'localStorage' }: PortalConfig): string | null {
  if (tokenStorage === 'memory') return null;
  try {
    const { accessToken } = JSON.parse(globalThis[tokenStorage].getItem('okta-token-storage') ?? '') as {
      accessToken: { accessToken: string; expiresAt: number };
    };
    return accessToken.expiresAt - margin > Date.now() / 1000 ? accessToken.accessToken : null;
  } catch {
    return null;
  }
}
