import type { PortalConfig } from '@portal/shared';
import { tokenStoragePrefix as unboundKey } from '../page/tokenStorageKey';

/**
 * Removes this client's tokens of such a release. They are not taken over, since they do not tell which API they are
 * for, but signing out must not leave them on the device (H-7). Tokens of another issuer or client stay.
 */
export function forgetUnboundTokens({ identityProvider }: PortalConfig): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const { idToken } = JSON.parse(globalThis[name].getItem(unboundKey) ?? '{}') as {
        idToken?: { issuer: string; clientId: string };
      };
      const isOurs =
        idToken?.issuer === identityProvider.issuer && idToken.clientId === identityProvider.clientId;
      if (isOurs) globalThis[name].removeItem(unboundKey);
    } catch {
      // Blocked storage holds nothing, and what is no JSON is no token.
    }
  }
}
