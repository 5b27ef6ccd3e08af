/** How long (ms) to wait for an idle moment. */
const idleTimeout = 3000;

/** The delay (ms) in a browser without `requestIdleCallback`, as Safari is: some frames, in which what has come is drawn. */
const standIn = 200;

/** Runs `act` when the browser has nothing else to do. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const request = requestIdleCallback(act, { timeout: idleTimeout });
    return () => {
      cancelIdleCallback(request);
    };
  }
  const timer = setTimeout(act, standIn);
  return () => {
    clearTimeout(timer);
  };
}
