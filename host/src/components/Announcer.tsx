import { VisuallyHidden } from '@portal/shared';

/** The page's one live region; it stands there, empty, before there is anything to say. */
export function Announcer({ children }: { children: string }) {
  return (
    <VisuallyHidden as="div" role="status" aria-atomic="true">
      {children}
    </VisuallyHidden>
  );
}
