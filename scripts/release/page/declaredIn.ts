import type { RemoteEntry } from '@portal/host/src/page/PortalPage';
import type { RemoteDeclaration } from '@portal/shared/declaration';

/** The part of a declaration that concerns readers, for the page. */
export function declaredIn(declaration: RemoteDeclaration | undefined): Pick<RemoteEntry, 'declaration'> {
  if (!declaration) return {};
  const { federationName: _name, port: _port, ...rest } = declaration;
  return { declaration: rest };
}
