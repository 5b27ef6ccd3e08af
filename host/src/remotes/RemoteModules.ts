/**
 * Every module that the host loads from a remote, under the name it is loaded by. The types are the remotes' own: the
 * names lead TypeScript, and jest, to the remotes' exposes folders.
 */
export interface RemoteModules {
  'remote_auth/AuthorizeScreen': typeof import('remote_auth/AuthorizeScreen');
  'remote_auth/LoginCallbackScreen': typeof import('remote_auth/LoginCallbackScreen');
  'remote_auth/LoginScreen': typeof import('remote_auth/LoginScreen');
  'remote_reports/ReportListScreen': typeof import('remote_reports/ReportListScreen');
  'remote_reports/ReportScreen': typeof import('remote_reports/ReportScreen');
}

export type RemoteModuleName = keyof RemoteModules;
