/** Replaces the router in the build of okta-react, whose route guard, unused here, needs this one name. */
export const Route = () => null;
