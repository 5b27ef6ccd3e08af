import { allowsLocalRemotes } from '../page/allowsLocalRemotes';
import { isThisMachine } from '../page/isThisMachine';
import type { PortalPage } from '../page/PortalPage';
import { fetchPrevious } from './fetchPrevious';

interface ScriptPolicy {
  /** Gives the address back, in the form that the browser demands of a script's; throws for a foreign one. */
  createScriptURL: (url: string) => string;
}

declare global {
  /** Missing in browsers without Trusted Types. */
  var trustedTypes: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy } | undefined;
  /** Integrity of every script of this release by path; missing where the page has none. */
  var portalIntegrity: Record<string, string> | undefined;
  /** The one way to the address of a script, for all bundles of the page; missing where the page has no integrity values. */
  var portalScripts: ScriptPolicy | undefined;
  /** Lets the scripts of a remote's build before in, and gives the path of its entry; rejects if there is none. */
  var portalPrevious: ((remote: string) => Promise<string>) | undefined;
}

/** The one policy of Trusted Types that the page allows (`scripts/release/page/renderPage.ts`). */
const policyName = 'portal';

/**
 * From now on scripts are loaded from the addresses that the page has integrity values for, and from this machine where
 * the channel allows local builds. The build before of a remote comes in by the digest that the page has of its record.
 * Nothing makes HTML out of a text.
 */
export function guardScripts(page: PortalPage): void {
  const { integrity, remotes } = page;
  if (!integrity) return;
  // Copies: code that runs later may change what is global.
  const named = new Set(Object.keys(integrity));
  const allowsThisMachine = allowsLocalRemotes(page);
  const rules: ScriptPolicy = {
    createScriptURL: (url) => {
      const address = new URL(url, document.baseURI);
      const isAllowed =
        address.origin === location.origin
          ? named.has(address.pathname)
          : allowsThisMachine && isThisMachine(address);
      if (isAllowed) return url;
      throw new Error(`The page has no integrity value for ${address.pathname}.`);
    },
  };
  const previous = new Map(remotes.map((remote) => [remote.name, { ...remote }]));
  globalThis.portalPrevious = async (name) => {
    const remote = previous.get(name);
    if (!remote) throw new Error(`The page names no remote ${name}.`);
    const found = await fetchPrevious(remote);
    for (const [path, value] of found.integrity) {
      named.add(path);
      integrity[path] = value;
    }
    return found.entry;
  };
  globalThis.portalIntegrity = integrity;
  globalThis.portalScripts = globalThis.trustedTypes?.createPolicy(policyName, rules) ?? rules;
}
