import type { NotificationItem, ReportListItem } from '@portal/shared';
import { pathTo } from '../portal';
import { newSince } from './newSince';
import type { Reading } from './Reading';

/** Notifications of the reports that are new to the reader and can be opened (H-9). */
export const notificationsOf = (
  items: ReportListItem[],
  reading: Reading,
  lastVisit: string | null,
): NotificationItem[] =>
  items.flatMap((item) => {
    const { slug, name, modified } = item;
    const since = newSince(item, reading, lastVisit);
    if (slug === null || modified === null || since === null) return [];
    return [{ name, href: pathTo('ReportScreen', { slug }), at: modified.iso, since }];
  });
