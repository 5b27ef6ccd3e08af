import { watchPage } from '@portal/shared';
import { useSyncExternalStore } from 'react';
import { longDay } from '../model/longDay';

const today = () => longDay(new Date());

/** Today in words, updated when the reader comes back to the tab. */
export const useLongDay = (): string => useSyncExternalStore(watchPage, today);
