import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** A manifest that takes longer (ms) counts as missing. */
export const manifestTimeout = 5_000;
/** The same for a script. */
export const scriptTimeout = 10_000;

declare global {
  /** The integrity value of every script of this release set by its path; absent where the page carries none. */
  var portalIntegrity: Record<string, string> | undefined;
}

/** Where the runtime by itself would wait without end, or take an error page for a manifest, these are the limits. */
export const limitsPlugin: ModuleFederationRuntimePlugin = {
  name: 'limits',

  fetch: async (url, init) => {
    const response = await globalThis.fetch(url, {
      ...init,
      signal: AbortSignal.timeout(manifestTimeout),
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-cache',
    });
    if (!response.ok)
      throw new Error(`The manifest ${url} was answered with status ${String(response.status)}.`);
    const type = response.headers.get('content-type') ?? '';
    if (!type.includes('json')) throw new Error(`The manifest ${url} is of type "${type}", not JSON.`);
    return response;
  },

  createScript: ({ url }) => {
    const path = new URL(url, document.baseURI).pathname;
    const integrity = globalThis.portalIntegrity?.[path];
    if (globalThis.portalIntegrity && !integrity)
      throw new Error(`The page has no integrity value for ${path}.`);
    return limitedScript(url, integrity);
  },
};

/** A script as the runtime waits for it. */
export function limitedScript(url: string, integrity?: string) {
  const script = document.createElement('script');
  script.src = url;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  return { script, timeout: scriptTimeout };
}
