import type { Load } from './Load';

/**
 * True for a load that failed and may succeed now: there is a network, the server does not ask to wait, and the cause may
 * have passed by itself.
 *
 * @param isNamed its arguments name what it asks for, so that a 404 says that there is no such thing
 * @param isOld it failed so long ago that everything may have changed
 */
export function isWorthRetrying(load: Load<unknown>, isNamed: boolean, isOld: boolean): boolean {
  if (load.status !== 'failed' || !navigator.onLine || Date.now() < (load.retryAt ?? 0)) return false;
  switch (load.reason) {
    case 'offline':
    case 'unavailable':
    // A late refusal of a token that has been replaced: an end of the session takes the load away.
    case 'session-ended':
      return true;
    case 'not-found':
      return !isNamed || isOld;
    case 'forbidden':
      return isOld;
  }
}
