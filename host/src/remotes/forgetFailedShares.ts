import type { ModuleFederation } from '@module-federation/enhanced/runtime';

/**
 * Lets shared modules whose files could not be had be asked for again. The federation runtime would keep the failure of
 * the first attempt, which may have been made ahead of time, until the page is loaded again.
 *
 * @param scopes those of the host's instance, which remotes use too
 */
export function forgetFailedShares(scopes: ModuleFederation['shareScopeMap']): void {
  const versions = Object.values(scopes).flatMap((modules) => Object.values(modules));
  for (const shared of versions.flatMap((byVersion) => Object.values(byVersion))) {
    const { get } = shared;
    const forget = (error: unknown) => {
      shared.loading = null;
      throw error;
    };
    shared.get = (() => {
      const factory = get();
      // Eager modules are there at once, and must stay so.
      return factory instanceof Promise ? factory.catch(forget) : factory;
    }) as typeof get;
  }
}
