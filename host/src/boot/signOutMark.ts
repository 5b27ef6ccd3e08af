import type { PortalConfig } from '@portal/shared';
import { tokenStorageKey } from '../page/tokenStorageKey';

/**
 * Storage key of the time of a sign-out, which is no secret: in localStorage of the last one on this device, in
 * sessionStorage of the last one that this tab knows of.
 */
export const signOutMark = (config: PortalConfig) => `${tokenStorageKey(config)} signedOutAt`;

/**
 * True if somebody has signed out on this device while this tab could not hear of it: elsewhere, frozen or closed. What
 * it has kept is then no session any more (T-12). The times are not compared: the device's clock may have been changed.
 */
export function hasMissedSignOut(config: PortalConfig): boolean {
  const key = signOutMark(config);
  try {
    return sessionStorage.getItem(key) !== localStorage.getItem(key);
  } catch {
    // Blocked storage knows of no sign-out.
    return false;
  }
}
