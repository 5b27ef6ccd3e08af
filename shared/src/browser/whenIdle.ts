/** How long (ms) to wait for an idle moment. */
const idleTimeout = 3000;

/** The delay (ms) in a browser without `requestIdleCallback`, as Safari is: some frames, in which what has come is drawn. */
const standIn = 200;

/** Resolves when the browser has nothing else to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const begin = () => {
      resolve();
    };
    if ('requestIdleCallback' in globalThis) requestIdleCallback(begin, { timeout: idleTimeout });
    else setTimeout(begin, standIn);
  });
