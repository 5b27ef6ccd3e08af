import {
  matchPattern,
  paths,
  type Params,
  type Role,
  type ScreenDeclaration,
} from '@portal/shared/declaration';
import type { RemoteModuleName } from './moduleName';
import type { RemoteEntry } from './PortalPage';
import { screensOf } from './screensOf';

/** Contents of an address; an unknown one is null. */
export type PortalRoute =
  | { kind: 'welcome' }
  | { kind: 'role'; role: Role }
  | { kind: 'screen'; name: RemoteModuleName; screen: ScreenDeclaration; params: Params };

/** Finds what stands at an address. */
export function routeOf(remotes: RemoteEntry[], pathname: string, provider: string): PortalRoute | null {
  if (matchPattern(paths.home, pathname)) return { kind: 'welcome' };
  if (matchPattern(paths.loginCallback, pathname)) return { kind: 'role', role: 'callback' };
  if (matchPattern(paths.authorize(provider), pathname)) return { kind: 'role', role: 'authorize' };
  for (const { name, screen } of screensOf(remotes)) {
    const params = matchPattern(screen.address, pathname);
    if (params) return { kind: 'screen', name, screen, params };
  }
  return null;
}
