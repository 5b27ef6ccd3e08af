import { atom } from 'jotai';

/** News for the reader, with the address that it leads to. */
export interface NotificationItem {
  name: string;
  href: string;
  /** ISO time or day */
  at: string;
}

export const notificationsBySourceAtom = atom<Record<string, NotificationItem[]>>({});

/**
 * News since the reader's last visit, newest first (S-52, H-9). Each remote writes its own under its name, in place of
 * those it wrote before.
 */
export const notificationsAtom = atom(
  (get) =>
    Object.values(get(notificationsBySourceAtom))
      .flat()
      .sort((one, other) => Date.parse(other.at) - Date.parse(one.at)),
  (_get, set, source: string, items: NotificationItem[]) => {
    set(notificationsBySourceAtom, (all) => ({ ...all, [source]: items }));
  },
);
