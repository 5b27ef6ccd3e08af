/** All that okta-react needs of the router: its route guard, which the portal does not use, extends this. */
export const Route = () => null;
