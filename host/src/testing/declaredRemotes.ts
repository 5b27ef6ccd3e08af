import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDeclaration } from '@portal/shared/declaration';
import type { RemoteEntry } from '../page/PortalPage';

const root = path.join(__dirname, '../../..');

/** The registry of a page with every remote of this repository. */
export const declaredRemotes = (): RemoteEntry[] =>
  readdirSync(root)
    // Builds of a remote that is gone may be left.
    .filter((name) => name.startsWith('remote-') && existsSync(path.join(root, name, 'src/portal.ts')))
    .map((folder) => {
      const { portal } = jest.requireActual<{ portal: RemoteDeclaration }>(
        path.join(root, folder, 'src/portal'),
      );
      return { name: portal.federationName, entry: `/apps/${folder}/1/remoteEntry.js`, declaration: portal };
    });
