/** Replaces the router in okta-react's bundle: its unused route guard imports this one name. */
export const Route = () => null;
