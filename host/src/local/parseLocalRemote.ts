import { parseUrl } from '@portal/shared';
import type { RemoteEntry } from '../page/PortalPage';

/** The names of this machine that the policy of a page can name as well. */
const thisMachine = ['localhost', '127.0.0.1'];

/**
 * `remote_reports@http://localhost:4301/remoteEntry.js`: a remote that the page knows, and the script of its build on
 * the developer's own machine. Null for everything else.
 */
export function parseLocalRemote(text: string, remotes: RemoteEntry[]): RemoteEntry | null {
  const [name, ...rest] = text.split('@');
  const url = parseUrl(rest.join('@'));
  if (!remotes.some((remote) => remote.name === name) || !name || !url) return null;
  const isHere = url.protocol === 'http:' && thisMachine.includes(url.hostname);
  const isScript = url.pathname.endsWith('.js') && !url.search && !url.hash;
  if (!isHere || !isScript || url.username || url.password) return null;
  return { name, entry: url.href };
}
