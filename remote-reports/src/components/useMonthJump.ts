import { useEffect } from 'react';
import { landOn } from './landOn';

/** Scrolls its list to the chosen month, once that is drawn. */
export function useMonthJump(id: string | null): void {
  useEffect(() => {
    const month = id === null ? null : document.getElementById(id);
    return month ? landOn(month, { isStep: true, list: month.parentElement }) : undefined;
  }, [id]);
}
