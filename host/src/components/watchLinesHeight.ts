/** Keeps a property of the page as high as the lines are, all together, among which this one is, until it is stopped. */
export function watchLinesHeight(line: HTMLElement | null): (() => void) | undefined {
  const lines = line?.parentElement;
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
}
