import type { PortalConfig } from '@portal/shared';

/** A style element without text, whose rules a script inserts: styled-components and the boot script have one. */
const emptyStyle = `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`;

/** Local addresses for a policy, which cannot contain `[::1]`. */
const local = {
  scripts: ' http://localhost:* http://127.0.0.1:*',
  calls: ' http://localhost:* http://127.0.0.1:* ws://localhost:* ws://127.0.0.1:*',
};

/**
 * Headers of every answer, mainly the content security policy. It follows from the configuration alone, so that pages
 * of every release fit it; channels that allow local builds also get this machine's addresses.
 *
 * @param options `hsts`: https only, for two years, including subdomains
 */
export function securityHeaders(
  config: PortalConfig,
  { hsts = false }: { hsts?: boolean } = {},
): Record<string, string> {
  const api = new URL(config.apiHosts[config.environment]).origin;
  const issuer = new URL(config.identityProvider.issuer).origin;
  const here = config.allowLocalRemotes ? local : { scripts: '', calls: '' };
  const policy = {
    'default-src': `'none'`,
    'script-src': `'self'${here.scripts}`,
    'style-src': `'self' ${emptyStyle}`,
    'img-src': `'self' data: https: ${api}`,
    'connect-src': `'self' ${api} ${issuer}${here.calls}`,
    'base-uri': `'none'`,
    'form-action': `'none'`,
    'frame-ancestors': `'none'`,
    'object-src': `'none'`,
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'x-frame-options': 'DENY',
    ...(hsts && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}
