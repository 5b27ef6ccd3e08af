import { ErrorBoundary, logger } from '@portal/shared';
import type { ReactNode } from 'react';

interface ShieldedProps {
  /** Part of the name in the log: an id, never the reader's text. */
  name: string;
  children: ReactNode;
}

/** An error boundary: a part that fails to render is left out, and the parts beside it stay. */
export function Shielded({ name, children }: ShieldedProps) {
  return (
    <ErrorBoundary
      fallback={null}
      onError={(error) => {
        logger.error(`reports.${name}`, error);
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
