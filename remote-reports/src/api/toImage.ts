import { parseUrl } from '@portal/shared';

/** The address of an image that may be loaded: over https, or from an origin that the portal trusts anyway. */
export function toImage(text: string, trustedOrigins: string[]): string | null {
  const url = parseUrl(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return null;
  return url.protocol === 'https:' || trustedOrigins.includes(url.origin) ? url.href : null;
}
