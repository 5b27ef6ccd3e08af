import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { announcementAtom } from './announcementAtom';

/**
 * Announces a text politely for as long as its component is there, and once though several say it, or one after the
 * other: it is taken back with each of them, so that the next wait is told again.
 */
export function useWaitAnnouncement(text: string): void {
  const announce = useSetAtom(announcementAtom);

  useEffect(() => {
    announce(text);
    return () => {
      announce((last) => (last === text ? '' : last));
    };
  }, [announce, text]);
}
