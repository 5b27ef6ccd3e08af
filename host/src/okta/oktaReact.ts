/**
 * The part of okta-react that the page shares. Its route guard and its callback fit neither router nor routes here, and
 * would be a kilobyte of the first screen.
 */
export { OktaContext, Security, useOktaAuth } from '@okta/okta-react/bundles/okta-react.esm.js';
