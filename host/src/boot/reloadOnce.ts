/** Reloads once per release of this tab; never in a tab that cannot remember it. Returns whether it did. */
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
