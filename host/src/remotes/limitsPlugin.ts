import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** A slower manifest (ms) counts as missing. */
export const manifestTimeout = 5_000;
/** A slower script (ms) counts as missing. */
export const scriptTimeout = 10_000;

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
    const script = document.createElement('script');
    const integrity = globalThis.portalIntegrity?.[new URL(url, document.baseURI).pathname];
    script.src = globalThis.portalScripts?.createScriptURL(url) ?? url;
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    return { script, timeout: scriptTimeout };
  },
};
