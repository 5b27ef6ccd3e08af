/**
 * The last of these anchors, in document order, whose article the reader has scrolled to; null above the first. Those
 * that are filtered away are passed over.
 *
 * @param line an article is reached once its top is above it: in the upper third of the window
 */
export function reachedAnchor(anchors: readonly string[], line = innerHeight / 3): string | null {
  // Its item is measured instead: the article itself may not be laid out, and a search by halves looks at few of
  // thousands.
  let reached: string | null = null;
  let [low, high] = [0, anchors.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    let place = middle;
    while (place > low && !shownItem(anchors[place])) place -= 1;
    const item = shownItem(anchors[place]);
    if (item && item.getBoundingClientRect().top > line) high = place;
    else {
      if (item) reached = anchors[place] ?? null;
      low = middle + 1;
    }
  }
  return reached;
}

function shownItem(anchor = ''): HTMLElement | null {
  const item = document.getElementById(`a-${anchor}`)?.parentElement;
  return item && !item.hidden ? item : null;
}
