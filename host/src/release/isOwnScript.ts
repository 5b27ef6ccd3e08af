import { parseUrl } from '@portal/shared';

/** True for addresses of scripts in this tab's release set. */
export const isOwnScript = (address: string): boolean =>
  Object.hasOwn(globalThis.portalIntegrity ?? {}, parseUrl(address, location.href)?.pathname ?? '');
