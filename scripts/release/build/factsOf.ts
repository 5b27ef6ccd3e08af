import type { App } from './apps.ts';
import type { AppFacts } from './BuildRecord.ts';

/** Options of a shared module for the federation plugin. */
export interface SharedModule {
  version: string;
  requiredVersion: string;
  singleton?: boolean;
  eager?: boolean;
  /** false: the build brings no copy */
  import?: false;
}

/**
 * The part of the build record that webpack does not know.
 *
 * @param facts.contract version of `@portal/shared`
 */
export function factsOf(
  { folder, federationName, version, declaration, offers }: App,
  {
    shared,
    contract,
    uniqueName,
  }: { shared: Record<string, SharedModule>; contract: string; uniqueName: string },
): AppFacts {
  return {
    app: folder,
    federationName,
    uniqueName,
    version,
    contract,
    // `ChunkLoading.ts` is part of every build.
    loadsByPolicy: true,
    shared: Object.fromEntries(
      Object.entries(shared).map(([key, rules]) => [
        key,
        {
          version: rules.version,
          range: rules.requiredVersion,
          isSingleton: rules.singleton === true,
          isBrought: rules.import !== false,
        },
      ]),
    ),
    ...(declaration && { declaration }),
    ...(offers && { offers }),
  };
}
