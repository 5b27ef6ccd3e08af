import type { ComponentType } from 'react';

/** Modules that remote-reports exposes to the host, with their props. */
export interface RemoteReports {
  ReportListScreen: ComponentType;
  ReportScreen: ComponentType<ReportScreenProps>;
}

export interface ReportScreenProps {
  slug: string;
  /** Date of a report, `20240102`; missing for the latest (S-71). */
  reportId?: string;
}
