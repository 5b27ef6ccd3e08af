import {
  matchPattern,
  paths,
  segmentsOf,
  type Params,
  type Role,
  type ScreenDeclaration,
} from '@portal/shared/declaration';
import { moduleName, type RemoteModuleName } from './moduleName';
import type { RemoteEntry } from './PortalPage';

/** Contents of an address; an unknown one is null. */
export type PortalRoute =
  | { kind: 'welcome' }
  | { kind: 'role'; role: Role }
  | { kind: 'screen'; name: RemoteModuleName; screen: ScreenDeclaration; params: Params };

/** Finds what stands at an address. A literal segment wins over a parameter, from left to right. */
export function routeOf(remotes: RemoteEntry[], pathname: string, provider: string): PortalRoute | null {
  if (matchPattern(paths.home, pathname)) return { kind: 'welcome' };
  if (matchPattern(paths.loginCallback, pathname)) return { kind: 'role', role: 'callback' };
  if (matchPattern(paths.authorize(provider), pathname)) return { kind: 'role', role: 'authorize' };
  const [best] = remotes
    .flatMap((remote) =>
      Object.entries(remote.declaration?.screens ?? {}).flatMap(([module, screen]) => {
        const params = matchPattern(screen.address, pathname);
        return params ? { kind: 'screen' as const, name: moduleName(remote, module), screen, params } : [];
      }),
    )
    .sort((a, b) => rank(a.screen.address).localeCompare(rank(b.screen.address)));
  return best ?? null;
}

/** `l` for a literal segment, `p` for a parameter: the first in the alphabet wins. */
const rank = (pattern: string) =>
  segmentsOf(pattern)
    .map((segment) => ('literal' in segment ? 'l' : 'p'))
    .join('');
