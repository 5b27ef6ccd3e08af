import { tokenStorageKey } from '../src/page/tokenStorageKey';
import { configOf } from './configOf';
import type { Portal } from './startPortal';

/** Storage key of the tokens of the portal's live channel. */
export const tokensKeyOf = (portal: Portal) => tokenStorageKey(configOf(portal));
