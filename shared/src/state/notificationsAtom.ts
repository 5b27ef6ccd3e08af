import { atom } from 'jotai';

/** News for the reader, with the address that it leads to. */
export interface NotificationItem {
  name: string;
  /** An address of the portal. */
  href: string;
  /** ISO time or day; one that cannot be read counts as the oldest. */
  at: string;
  /** ISO time of the visit since which it is new. */
  since?: string;
}

/** State of a remote's search for news: nothing is known while it is checking. */
export type NewsCheck = 'checking' | 'done' | 'failed';

/** By the name of the remote, as in `notificationsAtom`. */
export const newsChecksAtom = atom<Record<string, NewsCheck>>({});

/** ISO time when the reader marked all notifications as seen: each remote then removes its own. Null before that. */
export const newsSeenAtom = atom<string | null>(null);

export const notificationsBySourceAtom = atom<Record<string, NotificationItem[]>>({});

/** News since the last visit, newest first (S-52, H-9). Each remote replaces those under its own name. */
export const notificationsAtom = atom(
  (get) =>
    Object.values(get(notificationsBySourceAtom))
      .flat()
      .sort((one, other) => timeOf(other) - timeOf(one)),
  (_get, set, source: string, items: NotificationItem[]) => {
    set(notificationsBySourceAtom, (all) => ({ ...all, [source]: items }));
  },
);

// One that is no number would leave the others' order to chance.
const timeOf = ({ at }: NotificationItem) => Date.parse(at) || 0;
