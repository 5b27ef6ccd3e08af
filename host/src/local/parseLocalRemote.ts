import { parseUrl } from '@portal/shared';
import { isThisMachine } from '../page/isThisMachine';
import type { RemoteEntry } from '../page/PortalPage';

/** Parses `remote_reports@http://localhost:4301/remoteEntry.js`; null unless a known remote on this machine. */
export function parseLocalRemote(text: string, remotes: RemoteEntry[]): RemoteEntry | null {
  const [name, ...rest] = text.split('@');
  const url = parseUrl(rest.join('@'));
  if (!remotes.some((remote) => remote.name === name) || !name || !url) return null;
  const isScript = url.pathname.endsWith('.js') && !url.search && !url.hash;
  if (!isThisMachine(url) || !isScript || url.username || url.password) return null;
  return { name, entry: url.href };
}
