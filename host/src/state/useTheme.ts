import { themeAtom } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

/** Applies the reader's theme to the document. */
export function useTheme(): void {
  const theme = useAtomValue(themeAtom);

  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);
}
