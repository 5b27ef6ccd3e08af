import { ErrorBoundary, logger } from '@portal/shared';
import type { ReactNode } from 'react';

interface ShieldedProps {
  /** What it is, for the log: an id, never the text. */
  name: string;
  children: ReactNode;
}

/** A part that cannot be drawn is left out, and what stands beside it stays. */
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
