/** How long (ms) to wait for an idle moment; also the delay in a browser without `requestIdleCallback`. */
const idleTimeout = 3000;

/** Runs `act` when the browser has nothing else to do. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const request = requestIdleCallback(act, { timeout: idleTimeout });
    return () => {
      cancelIdleCallback(request);
    };
  }
  const timer = setTimeout(act, idleTimeout);
  return () => {
    clearTimeout(timer);
  };
}
