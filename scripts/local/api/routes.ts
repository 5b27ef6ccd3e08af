export type Route =
  | { name: 'healthcheck' | 'user' | 'list' | 'authorize' | 'samples' }
  | { name: 'report'; slug: string; version: string }
  | { name: 'image'; file: string };

/** The portal's path, as the local configuration names the provider. */
export const authorizePath = '/okta/authorize';

/** Of an address that is none of the product's: `samples`, the remotes' own. */
export function findRoute(pathname: string): Route {
  if (pathname === '/healthcheck') return { name: 'healthcheck' };
  if (pathname === '/user') return { name: 'user' };
  if (pathname === '/ai/mediamonitoring/list') return { name: 'list' };
  if (pathname === authorizePath) return { name: 'authorize' };
  const report = /^\/ai\/mediamonitoring\/report\/([^/]+)\/([^/]+)$/.exec(pathname);
  const slug = decode(report?.[1]);
  const version = decode(report?.[2]);
  if (slug && version) return { name: 'report', slug, version };
  const file = decode(/^\/images\/([^/]+)$/.exec(pathname)?.[1]);
  return file ? { name: 'image', file } : { name: 'samples' };
}

function decode(segment: string | undefined) {
  try {
    return segment && decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
