/** Releases that this document has been loaded again for: several files may fail before it gives way. */
const givenUp = new Set<number>();

/** Reloads once per release of this tab, and again where Back has brought an old document. Returns whether it did. */
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
