import { announcementAtom, VisuallyHidden } from '@portal/shared';
import { useAtomValue } from 'jotai';

/** The page's one live region; it stands there, empty, before there is anything to say. */
export function Announcer() {
  const announcement = useAtomValue(announcementAtom);

  return (
    <VisuallyHidden as="div" role="status" aria-atomic="true">
      {announcement}
    </VisuallyHidden>
  );
}
