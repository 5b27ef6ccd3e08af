import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** A slower manifest (ms) counts as missing. */
export const manifestTimeout = 5_000;
/** A slower script (ms) counts as missing. */
export const scriptTimeout = 10_000;

declare global {
  /** Integrity of every script of this release by path; missing where the page has none. */
  var portalIntegrity: Record<string, string> | undefined;
}

/** Limits where the runtime would wait without end, or accept an error page as a manifest. */
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

/** Script element for the runtime, with time limit and integrity. */
export function limitedScript(url: string, integrity?: string) {
  const script = document.createElement('script');
  script.src = url;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  return { script, timeout: scriptTimeout };
}
