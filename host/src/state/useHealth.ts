import { healthAtom, httpAtom, logger } from '@portal/shared';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { fetchHealth } from '../api/fetchHealth';

/** Asks the API once, at the start, how it is (S-79). */
export function useHealth(): void {
  const http = useAtomValue(httpAtom);
  const setHealth = useSetAtom(healthAtom);
  const isAsked = useRef(false);

  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    fetchHealth(http).then(setHealth, (error: unknown) => {
      logger.error('health', error);
    });
  }, [http, setHealth]);
}
