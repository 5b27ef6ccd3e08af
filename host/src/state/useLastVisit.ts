import { deviceStorage, lastVisitAtom, userInfoAtom } from '@portal/shared';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const storageKey = (userId: string) => `reader.${userId}.lastVisit`;

/** Fills `lastVisitAtom` from the device, and records this visit for the next one (H-9). */
export function useLastVisit(): void {
  const user = useAtomValue(userInfoAtom);
  const setLastVisit = useSetAtom(lastVisitAtom);
  const userId = user.status === 'ready' ? user.data.id : null;

  useEffect(() => {
    if (!userId) return;
    const key = storageKey(userId);
    setLastVisit(deviceStorage.read(key));
    deviceStorage.write(key, new Date().toISOString());
  }, [userId, setLastVisit]);
}
