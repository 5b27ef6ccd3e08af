import { useEffect } from 'react';

/** Scrolls its list to the chosen month, once that is drawn. */
export function useMonthJump(id: string | null): void {
  useEffect(() => {
    if (id !== null) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
  }, [id]);
}
