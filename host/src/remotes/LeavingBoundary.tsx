import { ErrorBoundary, logger } from '@portal/shared';
import { useRef, useState, type ReactNode } from 'react';

/** A part that throws more often than that within a second (ms) is not being left: it cannot be drawn. */
const limit = { times: 5, within: 1_000 };

/**
 * Stays while parts of remotes come and go. What a part throws as it is left, React gives to the nearest boundary that
 * is still there; without one, the page would be empty. What is there by now is drawn anew.
 */
export function LeavingBoundary({ children }: { children: ReactNode }) {
  const [attempt, setAttempt] = useState(0);
  const last = useRef({ attempt: -1, times: [] as number[] });
  return (
    <ErrorBoundary
      key={attempt}
      fallback={null}
      onError={(error) => {
        // Several parts can be left at once.
        if (last.current.attempt !== attempt) {
          const now = performance.now();
          const times = last.current.times.filter((time) => now - time < limit.within);
          if (times.length === limit.times) throw error;
          last.current = { attempt, times: [...times, now] };
          setAttempt(attempt + 1);
        }
        logger.error('remotes', error);
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
