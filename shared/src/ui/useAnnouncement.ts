import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { announcementAtom } from './announcementAtom';

/** Screen readers say a text only when it changes; a space that is not seen makes an equal one another. */
const unseen = '\u00a0';

/** Announces a text politely whenever it changes, and again for each component that says it; null announces nothing. */
export function useAnnouncement(text: string | null): void {
  const announce = useSetAtom(announcementAtom);
  const said = useRef<string>(null);

  useEffect(() => {
    const isAnother = text !== said.current;
    said.current = text;
    if (text !== null && isAnother) announce((last) => (last === text ? text + unseen : text));
  }, [announce, text]);
}
