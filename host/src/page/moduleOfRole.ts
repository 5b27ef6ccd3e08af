import type { Role } from '@portal/shared/declaration';
import { moduleName, type RemoteModuleName } from './moduleName.ts';
import type { RemoteEntry } from './PortalPage.ts';

/** The module that fills a role of the sign-in; null if no remote does. */
export function moduleOfRole(remotes: RemoteEntry[], role: Role): RemoteModuleName | null {
  for (const remote of remotes) {
    const module = remote.declaration?.roles?.[role];
    if (module !== undefined) return moduleName(remote, module);
  }
  return null;
}
