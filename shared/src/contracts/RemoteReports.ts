import type { ComponentType } from 'react';

/** What remote-reports offers to the host, and what the host gives to it. */
export interface RemoteReports {
  ReportListScreen: ComponentType;
  ReportScreen: ComponentType<ReportScreenProps>;
}

export interface ReportScreenProps {
  slug: string;
  /** The dated report, `20240102`; the latest one when it is missing (S-71). */
  reportId?: string;
}
