/**
 * The last of these anchors, in document order, whose article the reader has scrolled to; null above the first. Those
 * that are filtered away are passed over.
 *
 * @param line an article is reached once its top is above it: in the upper third of the window
 */
export function reachedAnchor(anchors: readonly string[], line = innerHeight / 3): string | null {
  // Its item is measured instead: the article itself may not be laid out, and a search by halves measures few of
  // thousands.
  const items = anchors.flatMap((anchor) => {
    const item = document.getElementById(`a-${anchor}`)?.parentElement;
    return item && !item.hidden ? [{ anchor, item }] : [];
  });
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.item.getBoundingClientRect().top ?? 0) <= line) low = middle + 1;
    else high = middle;
  }
  return items[low - 1]?.anchor ?? null;
}
