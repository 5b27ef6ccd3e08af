import { paths, type NavigationItem, type PortalConfig } from '@portal/shared';

/** The links of the navigation bar, for every reader (S-50, S-51). */
export const navigationItems = ({ productTitle }: PortalConfig): NavigationItem[] => [
  { name: productTitle, href: paths.reports, isCurrent: true },
];
