import type { PortalConfig } from './PortalConfig';
import { requiredAtom } from './requiredAtom';

/** The portal's configuration. */
export const configAtom = requiredAtom<PortalConfig>(
  'configAtom is empty: the page that starts the app fills it.',
);
