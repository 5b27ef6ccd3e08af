import { watchPage, type CalendarDay } from '@portal/shared';
import { useSyncExternalStore } from 'react';
import { dayFromLocalDate } from '../model/dayFromLocalDate';

const today = () => dayFromLocalDate(new Date());

/** Today in the reader's time zone, updated when the reader comes back to the tab. */
export const useToday = (): CalendarDay => useSyncExternalStore(watchPage, today, today);
