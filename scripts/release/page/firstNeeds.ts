import type { Release } from '../build/Release.ts';

export type App = Pick<Release, 'app' | 'federationName' | 'addresses' | 'signedOutScreen' | 'firstCalls'>;

/** Files and data that the page fetches for an address before any bundle runs. */
export interface FirstNeed {
  /** regex for the path */
  pattern: string;
  /** for signed-in readers, or for everybody at public addresses */
  scripts: string[];
  /** path of the first API call; `$1`, `$2` are groups of the pattern */
  call?: string;
}

/** Combines the host's addresses with the remotes' first calls, both from package.json. */
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

/** `/report/:slug/:reportId=latest` at `/reports/:slug` becomes `/report/$1/latest`. */
function fillIn(call: string, pattern: string) {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return call.replace(/:(\w+)(?:=(\w+))?/g, (_all, name: string, fallback?: string) => {
    const index = names.indexOf(name);
    return index >= 0 ? `$${String(index + 1)}` : (fallback ?? '');
  });
}
