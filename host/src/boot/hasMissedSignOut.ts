import type { PortalConfig } from '@portal/shared';
import { signOutMark } from '../page/signOutMark';

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
