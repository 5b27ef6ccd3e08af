import type { CalendarDay } from '@portal/shared';
import { useSyncExternalStore } from 'react';
import { localDay } from '../model/localDay';

const today = () => localDay(new Date());

function followReturns(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Today on the reader's calendar; a tab that slept over midnight learns of it when the reader comes back. */
export const useToday = (): CalendarDay => useSyncExternalStore(followReturns, today);
