import type { FirstNeeds } from '@portal/host/src/page/FirstNeeds';
import type { Release } from '../build/Release.ts';

export type App = Pick<Release, 'app' | 'federationName' | 'addresses' | 'signedOutScreen' | 'firstCalls'>;

/** Combines the host's addresses with the remotes' first calls, both from package.json. */
export function firstNeeds(apps: App[], scriptsOf: (screen: string) => string[]): FirstNeeds {
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
