import { moduleName } from './moduleName';
import type { RemoteEntry } from './PortalPage';

/** Address patterns of all screens by name, for links from one remote to another. */
export const screenAddresses = (remotes: RemoteEntry[]): Record<string, string> =>
  Object.fromEntries(
    remotes.flatMap((remote) =>
      Object.entries(remote.declaration?.screens ?? {}).map(([module, { address }]) => [
        moduleName(remote, module),
        address,
      ]),
    ),
  );
