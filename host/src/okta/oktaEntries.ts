import type { PortalConfig } from '@portal/shared';
import { signInKeys } from '../page/signInKeys';

/** Further storage keys of okta-auth-js besides the tokens'. */
export function oktaEntries(config: PortalConfig): string[] {
  const { own, shared } = signInKeys(config);
  return ['okta-cache-storage', own, shared, 'okta-original-uri-storage'];
}
