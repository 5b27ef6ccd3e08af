import { logger, type PortalConfig, type TokenStorage } from '@portal/shared';
import { hasMissedSignOut } from '../boot/hasMissedSignOut';
import { signOutMark } from '../page/signOutMark';

/** The last sign-out as this device and this tab know it; see `signOutMark`. */
export function signOutTimes(config: PortalConfig, token: TokenStorage) {
  const key = signOutMark(config);
  const ofDevice = () => localStorage.getItem(key);
  const ofTab = () => sessionStorage.getItem(key);
  let ofDocument = readOr(null, ofDevice);

  const isOther = (known: string | null) => readOr(known, ofDevice) !== known;

  /** Everything that this tab keeps from now on is of the time after the last sign-out. */
  const catchUp = () => {
    try {
      const last = ofDevice();
      ofDocument = last;
      if (last === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, last);
    } catch {
      // Blocked storage keeps nothing else either.
    }
  };
  return {
    catchUp,
    /** Tells every tab, also those that are somewhere else now. */
    note: () => {
      try {
        localStorage.setItem(key, String(Date.now()));
      } catch (error) {
        logger.error('session.leave', error);
      }
      catchUp();
    },
    /** The returned function says whether there was a sign-out since this tab has caught up. */
    watch: () => {
      const known = readOr(null, ofTab);
      return () => isOther(known);
    },
    /** There was one. Tokens in memory are the document's own, and a later document of the tab may have caught up. */
    hasMissed: () => hasMissedSignOut(config) || (token === 'memory' && isOther(ofDocument)),
  };
}

function readOr(other: string | null, read: () => string | null) {
  try {
    return read();
  } catch {
    return other;
  }
}
