/** Modules that the host loads from remotes. The names resolve to the remotes' exposes folders and their types. */
export interface RemoteModules {
  'remote_auth/AuthorizeScreen': typeof import('remote_auth/AuthorizeScreen');
  'remote_auth/LoginCallbackScreen': typeof import('remote_auth/LoginCallbackScreen');
  'remote_auth/LoginScreen': typeof import('remote_auth/LoginScreen');
  'remote_reports/ReportListScreen': typeof import('remote_reports/ReportListScreen');
  'remote_reports/ReportScreen': typeof import('remote_reports/ReportScreen');
}

export type RemoteModuleName = keyof RemoteModules;
