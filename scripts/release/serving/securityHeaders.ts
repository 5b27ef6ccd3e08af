import { createHash } from 'node:crypto';
import { pageStyle, startScript, themeScript } from '../page/renderPage.ts';
import type { PortalConfig } from '@portal/shared';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Local addresses for a policy, which cannot contain `[::1]`. */
const local = {
  scripts: ' http://localhost:* http://127.0.0.1:*',
  calls: ' http://localhost:* http://127.0.0.1:* ws://localhost:* ws://127.0.0.1:*',
};

/**
 * Headers of every answer, mainly the content security policy. The empty text's hash is for styled-components, which
 * inserts rules without text; channels that allow local builds also get this machine's addresses.
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
    'script-src': `'self' ${hashOf(themeScript)} ${hashOf(startScript)}${here.scripts}`,
    'style-src': `'self' ${hashOf('')} ${hashOf(pageStyle)}`,
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
