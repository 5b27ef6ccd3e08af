/** Releases that this document has been loaded again for: several files may fail before it gives way. */
const givenUp = new Set<number>();

/**
 * Reloads once per release of this tab; never in a tab that cannot remember it. Returns whether it did. A document that
 * is not the outcome of a reload may be once more: Back brings old ones out of the browser's cache again.
 */
export function reloadOnce(
  release: number,
  reload = () => {
    location.reload();
  },
): boolean {
  const key = `portal.reloaded.${String(release)}`;
  try {
    if (givenUp.has(release) || (sessionStorage.getItem(key) && mayBeReloaded())) return false;
    sessionStorage.setItem(key, 'yes');
  } catch {
    return false;
  }
  givenUp.add(release);
  reload();
  return true;
}

/** Also where the browser does not tell how it came to the document. */
function mayBeReloaded(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return !arrival || !('type' in arrival) || arrival.type === 'reload';
}
