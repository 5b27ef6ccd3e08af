import { declareRemote, pathsOf } from '@portal/shared/declaration';

const listCall = '/ai/mediamonitoring/list';

/** The pages of the reports and their place in the portal. */
export const portal = declareRemote({
  format: 1,
  federationName: 'remote_reports',
  port: 4301,
  screens: {
    ReportListScreen: {
      address: '/reports',
      title: 'Reports',
      unavailable: 'The reports are not available right now.',
      firstCall: listCall,
    },
    ReportScreen: {
      address: '/reports/:slug/:reportId?',
      title: 'Report',
      unavailable: 'This report is not available right now.',
      firstCall: '/ai/mediamonitoring/report/:slug/:reportId=latest',
    },
  },
  navigation: [{ label: { config: 'productTitle' }, screen: 'ReportListScreen', order: 10 }],
  slots: [
    {
      slot: 'welcome',
      module: 'NewReports',
      order: 10,
      unavailable: 'The newest reports are not available right now.',
      firstCall: listCall,
    },
    {
      slot: 'bell',
      module: 'ReportNews',
      order: 10,
      unavailable: 'Could not check for new reports.',
    },
  ],
});

export const pathTo = pathsOf(portal);
