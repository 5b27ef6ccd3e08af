/** How long (ms) a browser that has nothing to do may still be left in peace. */
const idleTimeout = 3000;

/** Starts what the first screen does not need. */
export function whenIdle(start: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: idleTimeout });
  else setTimeout(start, idleTimeout);
}
