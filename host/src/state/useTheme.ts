import { themeAtom } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

/** Applies the reader's theme to the document, whose style knows `light` and `dark`: any other word is the system's. */
export function useTheme(): void {
  const theme = useAtomValue(themeAtom);

  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
}
