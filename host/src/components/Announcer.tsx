import { VisuallyHidden } from '@portal/shared';

/** The page's one live region: rendered while still empty, because screen readers announce changes only. */
export function Announcer({ children }: { children: string }) {
  return (
    <VisuallyHidden as="div" role="status" aria-atomic="true">
      {children}
    </VisuallyHidden>
  );
}
