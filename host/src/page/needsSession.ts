import type { PortalRoute } from './routeOf';

/** True where whoever is signed out finds the login view. */
export const needsSession = (route: PortalRoute | null): boolean =>
  route !== null && (route.kind !== 'screen' || route.screen.access !== 'public');
