/**
 * Loads the page again at the same address, but only once for each release that this tab has run; a tab that cannot
 * remember it never does. Says whether it did.
 */
export function reloadOnce(
  release: number,
  reload = () => {
    location.reload();
  },
): boolean {
  const key = `portal.reloaded.${String(release)}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, 'yes');
  } catch {
    return false;
  }
  reload();
  return true;
}
