import { parseUrl } from '@portal/shared';
import type { RemoteEntry } from '../page/PortalPage';

/** Names of this machine that a content security policy can contain. */
const thisMachine = ['localhost', '127.0.0.1'];

/** Parses `remote_reports@http://localhost:4301/remoteEntry.js`; null unless a known remote on this machine. */
export function parseLocalRemote(text: string, remotes: RemoteEntry[]): RemoteEntry | null {
  const [name, ...rest] = text.split('@');
  const url = parseUrl(rest.join('@'));
  if (!remotes.some((remote) => remote.name === name) || !name || !url) return null;
  const isHere = url.protocol === 'http:' && thisMachine.includes(url.hostname);
  const isScript = url.pathname.endsWith('.js') && !url.search && !url.hash;
  if (!isHere || !isScript || url.username || url.password) return null;
  return { name, entry: url.href };
}
