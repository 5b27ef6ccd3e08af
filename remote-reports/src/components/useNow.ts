import { watchPage } from '@portal/shared';
import { useSyncExternalStore } from 'react';

const minute = 60 * 1000;

const now = () => Math.floor(Date.now() / minute) * minute;

/** The time (epoch, ms) to the minute, updated when the reader comes back to the tab. */
export const useNow = (): number => useSyncExternalStore(watchPage, now, now);
