import { logger } from '@portal/shared';

/** Writes what nobody catches to the log, without secrets and once each, in place of the browser's own raw line. */
export function logUncaught(): void {
  const known = new Set<string>();
  const log = (event: Event, cause: unknown) => {
    event.preventDefault();
    const line = String(cause);
    if (known.has(line)) return;
    known.add(line);
    logger.error('uncaught', cause);
  };

  addEventListener('error', (event) => {
    log(event, event.error ?? event.message);
  });
  addEventListener('unhandledrejection', (event) => {
    log(event, event.reason);
  });
}
