import { parseUrl } from '@portal/shared';

/** The address of a picture that may be loaded: https, or one of the origins that the portal trusts anyway (B-2). */
export function toImage(text: string, trustedOrigins: string[]): string | null {
  const url = parseUrl(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return null;
  return url.protocol === 'https:' || trustedOrigins.includes(url.origin) ? url.href : null;
}
