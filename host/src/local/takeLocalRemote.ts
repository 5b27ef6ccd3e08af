import { logger } from '@portal/shared';
import type { RemoteEntry } from '../page/PortalPage';
import type { LocalRemote } from './LocalRemote';
import { localRemoteStorage } from './localRemoteStorage';
import { localRemoteText } from './localRemoteText';
import { parseLocalRemote } from './parseLocalRemote';

const parameter = 'local';

/** Takes this tab's local build from storage or the address, before other code reads that. Bad values are logged. */
export function takeLocalRemote(remotes: RemoteEntry[]): LocalRemote | null {
  const given = check(takeParameter(), remotes);
  if (given) localRemoteStorage.write(localRemoteText(given));
  const remote = given ?? check(localRemoteStorage.read(), remotes);
  return remote && { ...remote, isAccepted: localRemoteStorage.hasAccepted(localRemoteText(remote)) };
}

function check(text: string | null, remotes: RemoteEntry[]): RemoteEntry | null {
  if (text === null) return null;
  const remote = parseLocalRemote(text, remotes);
  if (!remote)
    logger.warn('local.remote', 'this is no local build of a remote of this portal, and is ignored');
  return remote;
}

function takeParameter(): string | null {
  const url = new URL(location.href);
  const text = url.searchParams.get(parameter);
  if (text === null) return null;
  url.searchParams.delete(parameter);
  // Whole: a path that begins with two slashes would name another host.
  history.replaceState(history.state, '', url);
  return text;
}
