import type { RemoteLoader } from '../remotes/RemoteLoader';
import type { RemoteModuleName, RemoteModules } from '../remotes/RemoteModules';

const modules: { [Name in RemoteModuleName]: () => Promise<RemoteModules[Name]> } = {
  'remote_auth/AuthorizeScreen': () => import('remote_auth/AuthorizeScreen'),
  'remote_auth/LoginCallbackScreen': () => import('remote_auth/LoginCallbackScreen'),
  'remote_auth/LoginScreen': () => import('remote_auth/LoginScreen'),
  'remote_reports/ReportListScreen': () => import('remote_reports/ReportListScreen'),
  'remote_reports/ReportScreen': () => import('remote_reports/ReportScreen'),
};

/** The real remotes, straight from their sources. */
export const importingLoader: RemoteLoader = {
  load: <Name extends RemoteModuleName>(name: Name) => modules[name](),
  loaded: () => undefined,
};
