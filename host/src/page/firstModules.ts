import type { Role } from '@portal/shared/declaration';
import type { RemoteModuleName } from './moduleName.ts';
import { moduleOfRole } from './moduleOfRole.ts';
import { panelsOf } from './panelsOf.ts';
import type { RemoteEntry } from './PortalPage.ts';
import type { PortalRoute } from './routeOf.ts';

/** Modules of remotes that an address shows first: its screen, its panels, or a step of the sign-in (S-3 to S-13). */
export function firstModules(
  remotes: RemoteEntry[],
  route: PortalRoute,
  isSignedIn: boolean,
): RemoteModuleName[] {
  const ofRole = (role: Role) => [moduleOfRole(remotes, role)].filter((name) => name !== null);

  if (route.kind === 'role') return ofRole(route.role);
  if (route.kind === 'screen' && (isSignedIn || route.screen.access === 'public')) return [route.name];
  if (route.kind === 'welcome' && isSignedIn) return panelsOf(remotes, 'welcome').map(({ name }) => name);
  return ofRole('signedOut');
}
