import { listen } from './listen';

/** A reader who goes elsewhere is given this long (ms) to be gone. */
const departure = 10_000;

interface Leaving {
  /** Resolves once the reader has not gone, at once for one who does not leave. */
  stays: () => Promise<void>;
  stop: () => void;
}

/** Follows whether the reader leaves the page. Always stopped: a page that listens may be kept out of the back/forward cache. */
export function watchLeaving(): Leaving {
  let end = Promise.resolve();
  const stop = listen({
    beforeunload: () => {
      end = new Promise((resolve) => setTimeout(resolve, departure));
    },
  });
  return { stays: () => end, stop };
}
