import path from 'node:path';
import type { RemoteDeclaration } from '@portal/shared/declaration';
import type { RemoteEntry } from '../page/PortalPage';
import { testedRemotes } from './testedRemotes';

const root = path.join(__dirname, '../../..');

/** The registry of a page with the remotes that the host is tested with. */
export const declaredRemotes = (): RemoteEntry[] =>
  testedRemotes.map((folder) => {
    const { portal } = jest.requireActual<{ portal: RemoteDeclaration }>(
      path.join(root, folder, 'src/portal'),
    );
    return { name: portal.federationName, entry: `/apps/${folder}/1/remoteEntry.js`, declaration: portal };
  });
