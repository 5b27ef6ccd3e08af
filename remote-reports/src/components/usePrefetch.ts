import { useEffect } from 'react';

/** How long (ms) a browser that cannot say when it is idle is given instead. */
const patience = 2000;

/** Only the attempt that somebody waits for may complain. */
const quietly = (load: () => Promise<unknown>) => {
  load().catch(() => undefined);
};

/** Loads something ahead when the browser has nothing else to do, or when the returned function is called. */
export function usePrefetch(load: () => Promise<unknown>): () => void {
  useEffect(() => {
    return whenIdle(() => {
      quietly(load);
    });
  }, [load]);

  return () => {
    quietly(load);
  };
}

function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const request = requestIdleCallback(act);
    return () => {
      cancelIdleCallback(request);
    };
  }
  const timer = setTimeout(act, patience);
  return () => {
    clearTimeout(timer);
  };
}
