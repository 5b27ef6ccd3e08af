import type { PortalConfig } from '@portal/shared';
import { tokenStorageKey } from './tokenStorageKey.ts';

/**
 * Storage key of the time of a sign-out, which is no secret: in localStorage of the last one on this device, in
 * sessionStorage of the last one that this tab knows of.
 */
export const signOutMark = (config: PortalConfig) => `${tokenStorageKey(config)} signedOutAt`;
