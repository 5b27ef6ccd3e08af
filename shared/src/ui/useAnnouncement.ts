import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { announcementAtom } from './announcementAtom';

/** Says a text once, politely, each time it becomes another one; null says nothing. */
export function useAnnouncement(text: string | null): void {
  const announce = useSetAtom(announcementAtom);

  useEffect(() => {
    if (text !== null) announce(text);
  }, [announce, text]);
}
