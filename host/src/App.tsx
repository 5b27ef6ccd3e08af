import { configAtom } from '@portal/shared';
import { useLocation } from '@portal/shared/router';
import { useAtomValue } from 'jotai';
import { needsSession } from './page/needsSession';
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
  const content =
    route.kind === 'welcome' ? (
      <WelcomeScreen />
    ) : (
      <RemoteScreen
        name={route.name}
        title={route.screen.title}
        unavailable={route.screen.unavailable}
        params={route.params}
      />
    );
  return needsSession(route) ? <SessionGate>{content}</SessionGate> : content;
}
