import { configAtom } from '@portal/shared';
import { useLocation } from '@portal/shared/router';
import { useAtomValue } from 'jotai';
import { routeOf } from './page/routeOf';
import { LeavingBoundary } from './remotes/LeavingBoundary';
import { RemoteScreen } from './remotes/RemoteScreen';
import { remotesAtom } from './remotes/remotesAtom';
import { NotFoundScreen } from './screens/NotFoundScreen';
import { PortalFrame } from './screens/PortalFrame';
import { RoleScreen } from './screens/RoleScreen';
import { SessionGate } from './screens/SessionGate';
import { WelcomeScreen } from './screens/WelcomeScreen';

/** The frame, and in it what stands at the present address. */
export function App() {
  return (
    <PortalFrame>
      <LeavingBoundary>
        <AtAddress />
      </LeavingBoundary>
    </PortalFrame>
  );
}

function AtAddress() {
  const { identityProvider } = useAtomValue(configAtom);
  const remotes = useAtomValue(remotesAtom);
  const { pathname } = useLocation();
  const route = routeOf(remotes, pathname, identityProvider.path);

  if (!route) return <NotFoundScreen />;
  if (route.kind === 'role') return <RoleScreen role={route.role} />;
  if (route.kind === 'welcome')
    return (
      <SessionGate>
        <WelcomeScreen />
      </SessionGate>
    );

  const { name, screen, params } = route;
  const remoteScreen = (
    <RemoteScreen name={name} title={screen.title} unavailable={screen.unavailable} params={params} />
  );
  return screen.access === 'public' ? remoteScreen : <SessionGate>{remoteScreen}</SessionGate>;
}
