/** Every address of the portal. Segments that come from data are percent-encoded. */
export const paths = {
  home: '/',
  reports: '/reports',
  report: (slug: string) => `/reports/${encodeURIComponent(slug)}`,
  datedReport: (slug: string, reportId: string) =>
    `/reports/${encodeURIComponent(slug)}/${encodeURIComponent(reportId)}`,
  loginCallback: '/login/callback',
  authorize: (provider: string) => `/${provider}/authorize`,
} as const;

/** The same addresses as patterns of the router. */
export const patterns = {
  reports: paths.reports,
  report: '/reports/:slug',
  datedReport: '/reports/:slug/:reportId',
} as const;
