import type { PortalConfig } from '@portal/shared';
import { earlyScriptSource } from '../page/earlyScript.ts';

/** A style element without text, whose rules a script inserts: styled-components and the boot script have one. */
const emptyStyle = `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`;

/** Local addresses for a policy, which cannot contain `[::1]`. */
const local = {
  scripts: ' http://localhost:* http://127.0.0.1:*',
  calls: ' http://localhost:* http://127.0.0.1:* ws://localhost:* ws://127.0.0.1:*',
};

/** Name of the collector for the policies, that of the page included (`scripts/release/page/renderPage.ts`). */
const reportingName = 'portal';

/** For two years, including subdomains. */
const httpsOnly = 'max-age=63072000; includeSubDomains';

/**
 * Headers of every answer, mainly the content security policy. It follows from the configuration alone, so that pages
 * of every release fit it; channels that allow local builds also get this machine's addresses, and their scripts need no
 * integrity value, which a build under way does not have.
 */
export function securityHeaders(config: PortalConfig): Record<string, string> {
  const api = new URL(config.apiHosts[config.environment]);
  const issuer = new URL(config.identityProvider.issuer);
  const imageHosts = (config.imageHosts ?? []).map((host) => `https://${host}`);
  const here = config.allowLocalRemotes ? local : { scripts: '', calls: '' };
  const policy = {
    'default-src': `'none'`,
    'script-src': `'self' ${earlyScriptSource}${here.scripts}`,
    'style-src': `'self' ${emptyStyle}`,
    'img-src': ["'self'", 'data:', api.origin, ...imageHosts].join(' '),
    'connect-src': `'self' ${api.origin} ${issuer.origin}${here.calls}`,
    'base-uri': `'none'`,
    'form-action': `'none'`,
    'frame-ancestors': `'none'`,
    'object-src': `'none'`,
    ...(config.reportTo && { 'report-to': reportingName }),
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    ...(!config.allowLocalRemotes && {
      'integrity-policy': `blocked-destinations=(script)${config.reportTo ? `, endpoints=(${reportingName})` : ''}`,
    }),
    ...(config.reportTo && {
      'reporting-endpoints': `${reportingName}="${new URL(config.reportTo).href}"`,
    }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    // Pictures of other hosts are asked for without their cookies.
    'cross-origin-embedder-policy': 'credentialless',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'x-frame-options': 'DENY',
    // A portal that works over http has one of the two there; over http the header means nothing.
    ...(api.protocol === 'https:' &&
      issuer.protocol === 'https:' && { 'strict-transport-security': httpsOnly }),
  };
}
