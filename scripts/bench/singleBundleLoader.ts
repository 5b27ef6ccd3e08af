import type { RemoteLoader } from '../../host/src/remotes/RemoteLoader';
import type { RemoteModuleName, RemoteModules } from '../../host/src/remotes/RemoteModules';

const imports: { [Name in RemoteModuleName]: () => Promise<RemoteModules[Name]> } = {
  'remote_auth/AuthorizeScreen': () => import('../../remote-auth/src/exposes/AuthorizeScreen'),
  'remote_auth/LoginCallbackScreen': () => import('../../remote-auth/src/exposes/LoginCallbackScreen'),
  'remote_auth/LoginScreen': () => import('../../remote-auth/src/exposes/LoginScreen'),
  'remote_reports/ReportListScreen': () => import('../../remote-reports/src/exposes/ReportListScreen'),
  'remote_reports/ReportScreen': () => import('../../remote-reports/src/exposes/ReportScreen'),
};

/** Stands in for the federated loader in the build that the benchmark compares with: the same source, one bundle. */
export function createFederatedLoader(): RemoteLoader {
  return { load: (name) => imports[name](), loaded: () => undefined };
}
