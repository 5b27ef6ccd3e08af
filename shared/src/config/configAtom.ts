import type { PortalConfig } from './PortalConfig';
import { requiredAtom } from './requiredAtom';

export const configAtom = requiredAtom<PortalConfig>(
  'configAtom is empty: the page that starts the app fills it.',
);
