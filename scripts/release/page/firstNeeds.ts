/** @typedef {Pick<import('./readBuild.mjs').Release, 'app' | 'federationName' | 'addresses' | 'signedOutScreen' | 'firstCalls'>} App */

/**
 * What the page can fetch for an address before any code of the portal runs.
 *
 * @typedef {object} FirstNeed
 * @property {string} pattern a regular expression on the path
 * @property {string[]} scripts for a reader who is signed in, or for everybody where the address is public
 * @property {string} [call] the path of the first call to the API; `$1`, `$2` are the parts that the pattern caught
 */

/**
 * The addresses are the host's, the first calls the remotes' own: both say so in their package.json, and nobody else
 * knows them.
 *
 * @param {App[]} apps
 * @param {(screen: string) => string[]} scriptsOf the scripts behind a screen of a remote
 * @returns {{ addresses: FirstNeed[], signedOut: string[] }}
 */
export function firstNeeds(apps, scriptsOf) {
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

/** `/report/:slug/:reportId=latest` at `/reports/:slug` is `/report/$1/latest`. @param {string} call @param {string} pattern */
function fillIn(call, pattern) {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return call.replace(/:(\w+)(?:=(\w+))?/g, (_all, name, fallback) => {
    const place = names.indexOf(name);
    return place >= 0 ? `$${String(place + 1)}` : (fallback ?? '');
  });
}
