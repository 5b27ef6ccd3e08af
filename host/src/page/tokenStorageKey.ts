import type { PortalConfig } from '@portal/shared';
import { environmentKey } from './environmentKey.ts';

/** Start of the storage key of the tokens of every environment, and the whole of older releases' one. */
export const tokenStoragePrefix = 'okta-token-storage';

/** Storage key of the session's tokens. */
export const tokenStorageKey = (config: PortalConfig) => `${tokenStoragePrefix} ${environmentKey(config)}`;
