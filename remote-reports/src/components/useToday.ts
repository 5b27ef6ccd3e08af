import type { CalendarDay } from '@portal/shared';
import { useSyncExternalStore } from 'react';
import { dayFromLocalDate } from '../model/dayFromLocalDate';

const today = () => dayFromLocalDate(new Date());

function followReturns(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Today in the reader's time zone, updated when the reader comes back to the tab. */
export const useToday = (): CalendarDay => useSyncExternalStore(followReturns, today, today);
