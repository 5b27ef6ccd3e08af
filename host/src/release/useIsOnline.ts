import { listen } from '@portal/shared';
import { useSyncExternalStore } from 'react';

const isOnline = () => navigator.onLine;

const follow = (onChange: () => void) => listen({ online: onChange, offline: onChange });

/** False while the browser has no network at all. */
export const useIsOnline = (): boolean => useSyncExternalStore(follow, isOnline, isOnline);
