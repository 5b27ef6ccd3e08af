import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { announcementAtom } from './announcementAtom';

/** Announces a text politely whenever it changes; null announces nothing. */
export function useAnnouncement(text: string | null): void {
  const announce = useSetAtom(announcementAtom);

  useEffect(() => {
    if (text !== null) announce(text);
  }, [announce, text]);
}
