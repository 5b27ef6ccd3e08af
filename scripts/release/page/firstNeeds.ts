import type { Release } from '../build/Release.ts';

export type App = Pick<Release, 'app' | 'federationName' | 'addresses' | 'signedOutScreen' | 'firstCalls'>;

/** What the page can fetch for an address before any code of the portal runs. */
export interface FirstNeed {
  /** a regular expression on the path */
  pattern: string;
  /** for a reader who is signed in, or for everybody where the address is public */
  scripts: string[];
  /** the path of the first call to the API; `$1`, `$2` are the parts that the pattern caught */
  call?: string;
}

/**
 * The addresses are the host's, the first calls the remotes' own: both say so in their package.json, and nobody else
 * knows them.
 *
 * @param scriptsOf the scripts behind a screen of a remote
 */
export function firstNeeds(
  apps: App[],
  scriptsOf: (screen: string) => string[],
): { addresses: FirstNeed[]; signedOut: string[] } {
  const host = apps.find(({ app }) => app === 'host');
  const addresses = (host?.addresses ?? []).map(({ pattern, screen, isPublic }) => {
    const [remote, name] = screen?.split('/') ?? [];
    const call = apps.find(({ federationName }) => federationName === remote)?.firstCalls?.[name ?? ''];
    return {
      pattern: `^${pattern.replace(/\/$/, '').replace(/:\w+/g, '([^/]+)')}/?$`,
      scripts: screen ? scriptsOf(screen) : [],
      ...(isPublic && { isPublic }),
      ...(call && { call: fillIn(call, pattern) }),
    };
  });
  return { addresses, signedOut: host?.signedOutScreen ? scriptsOf(host.signedOutScreen) : [] };
}

/** `/report/:slug/:reportId=latest` at `/reports/:slug` is `/report/$1/latest`. */
function fillIn(call: string, pattern: string) {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return call.replace(/:(\w+)(?:=(\w+))?/g, (_all, name: string, fallback?: string) => {
    const place = names.indexOf(name);
    return place >= 0 ? `$${String(place + 1)}` : (fallback ?? '');
  });
}
