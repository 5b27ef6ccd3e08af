import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#process/root.ts';
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
 * The part of the build record that webpack does not know. The host's table of remote modules is a type, hence read as
 * text.
 *
 * @param contract version of `@portal/shared`
 */
export function factsOf(
  { folder, federationName, version, addresses, signedOutScreen, firstCalls, declaration, offers }: App,
  { shared, contract }: { shared: Record<string, SharedModule>; contract: string },
): AppFacts {
  const table = path.join(root, folder, 'src/remotes/RemoteModules.ts');
  const text = existsSync(table) ? readFileSync(table, 'utf8') : '';
  return {
    app: folder,
    federationName,
    version,
    contract,
    needs: [...text.matchAll(/^\s*'(\w+\/\w+)':/gm)].map(([, name]) => name ?? '').sort(),
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
    ...(addresses && { addresses }),
    ...(signedOutScreen && { signedOutScreen }),
    ...(firstCalls && { firstCalls }),
    ...(declaration && { declaration }),
    ...(offers && { offers }),
  };
}
