/** Applies the reader's theme, as stored by themeAtom, before the first paint. */
export function applyTheme(): void {
  const theme = localStorage.getItem('portal.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
}
