import { listen } from './listen';

/** Time (ms) that a pointer rests on a link before somebody seems to want it; a finger that scrolls is gone by then. */
const restingTime = 60;

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/**
 * Tells which page of the portal a reader is about to open, so that it can be asked for ahead. Nothing on a line that
 * is slow or paid for by the byte, and nothing offline. Returns a function that ends it.
 */
export function watchLinks(onWanted: (pathname: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointedAt: HTMLAnchorElement | undefined;

  const forget = () => {
    clearTimeout(timer);
  };
  const handlePointer = (event: PointerEvent) => {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    if (link === pointedAt) return;
    pointedAt = link;
    forget();
    if (!link || link.origin !== window.origin || link.target || !isLineGood()) return;
    const { pathname } = link;
    timer = setTimeout(() => {
      onWanted(pathname);
    }, restingTime);
  };

  // Not `pointerover`: where a page changes under a mouse that rests, nobody has pointed at anything.
  const stop = listen(
    {
      pointermove: handlePointer,
      pointerdown: handlePointer,
      pointercancel: forget,
      // The page that opens asks for itself.
      click: forget,
    },
    { capture: true, passive: true },
  );
  return () => {
    forget();
    stop();
  };
}

function isLineGood(): boolean {
  const { connection, onLine } = navigator;
  return onLine && connection?.saveData !== true && !/2g/.test(connection?.effectiveType ?? '');
}
