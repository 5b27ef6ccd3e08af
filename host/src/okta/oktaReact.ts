/** The part of okta-react that the page shares: its route guard and its callback would be a kilobyte for nothing. */
export { OktaContext, Security, useOktaAuth } from '@okta/okta-react/bundles/okta-react.esm.js';
