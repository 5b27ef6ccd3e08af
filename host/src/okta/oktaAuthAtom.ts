import type { OktaAuth } from '@okta/okta-auth-js';
import { requiredAtom } from '@portal/shared';

/** The identity client, or what is given for it until it is here. */
export const oktaAuthAtom = requiredAtom<OktaAuth>(
  'oktaAuthAtom is empty: the identity fills it when the portal starts.',
);
