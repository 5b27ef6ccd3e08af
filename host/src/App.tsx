import { configAtom, paths, patterns } from '@portal/shared';
import { Route, Routes, useParams } from '@portal/shared/router';
import { useAtomValue } from 'jotai';
import { RemoteScreen } from './remotes/RemoteScreen';
import { NotFoundScreen } from './screens/NotFoundScreen';
import { PortalFrame } from './screens/PortalFrame';
import { SessionGate } from './screens/SessionGate';
import { WelcomeScreen } from './screens/WelcomeScreen';

const noReports = { title: 'Reports', line: 'The reports are not available right now.' };
const noReport = { title: 'Report', line: 'This report is not available right now.' };
const noSignIn = { title: 'Sign in', line: 'Sign-in is not available right now.' };

/** Every address of the portal. */
export function App() {
  const { identityProvider } = useAtomValue(configAtom);

  return (
    <PortalFrame>
      <Routes>
        <Route
          path={paths.home}
          element={
            <SessionGate>
              <WelcomeScreen />
            </SessionGate>
          }
        />
        <Route
          path={patterns.reports}
          element={
            <SessionGate>
              <RemoteScreen name="remote_reports/ReportListScreen" unavailable={noReports} screenProps={{}} />
            </SessionGate>
          }
        />
        <Route path={patterns.report} element={<ReportRoute />} />
        <Route path={patterns.datedReport} element={<ReportRoute />} />
        <Route
          path={paths.loginCallback}
          element={
            <RemoteScreen name="remote_auth/LoginCallbackScreen" unavailable={noSignIn} screenProps={{}} />
          }
        />
        <Route
          path={paths.authorize(identityProvider.path)}
          element={
            <RemoteScreen name="remote_auth/AuthorizeScreen" unavailable={noSignIn} screenProps={{}} />
          }
        />
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </PortalFrame>
  );
}

function ReportRoute() {
  const { slug = '', reportId } = useParams();

  return (
    <SessionGate>
      <RemoteScreen
        name="remote_reports/ReportScreen"
        unavailable={noReport}
        screenProps={{ slug, ...(reportId !== undefined && { reportId }) }}
      />
    </SessionGate>
  );
}
