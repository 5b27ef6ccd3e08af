import type { PortalConfig } from '@portal/shared';
import { tokenStorageKey } from './tokenStorageKey.ts';

const ending = ' signedOutAt';

/** Storage key of the time of a sign-out: the device's last (localStorage), and the last that the tab knows of. */
export const signOutMark = (config: PortalConfig) => tokenStorageKey(config) + ending;

/** True for the mark of any environment. */
export const isSignOutMark = (key: string) => key.endsWith(ending);
