import { isNewer, type NotificationItem, type ReportListItem } from '@portal/shared';
import { pathTo } from '../portal';

/** Notifications of the reports that were modified after the reader's last visit and can be opened (H-9). */
export const notificationsOf = (items: ReportListItem[], lastVisit: string | null): NotificationItem[] =>
  items.flatMap(({ slug, name, modified }) =>
    slug !== null && modified !== null && isNewer(modified, lastVisit)
      ? [{ name, href: pathTo('ReportScreen', { slug }), at: modified.iso }]
      : [],
  );
