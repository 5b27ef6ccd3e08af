import { useLayoutEffect, type RefObject } from 'react';

/** Keeps a property of the page as high as the lines are, all together, among which this one is. */
export function useLinesHeight(line: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const lines = line.current?.parentElement;
    if (!lines) return undefined;
    const measure = () => {
      document.documentElement.style.setProperty('--lines-height', `${String(lines.offsetHeight)}px`);
    };
    measure();
    // In the next frame: the room may bring a scrollbar, which makes the lines narrower. Within this frame the browser
    // would report that as an error.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    observer.observe(lines);
    return () => {
      observer.disconnect();
    };
  }, [line]);
}
