import { useAtomValue } from 'jotai';
import { watchPage } from '@portal/shared';
import { useSyncExternalStore } from 'react';
import { placesOf } from '../model/placesOf';
import { readingAtom } from './readingAtom';

/** The places at which the reader can go on, the last first; none while the reader is unknown. */
export function usePlaces() {
  const reading = useAtomValue(readingAtom);
  return placesOf(reading ?? [], useSyncExternalStore(watchPage, thisHour, thisHour));
}

/** Updated when the reader comes back to the tab. */
const thisHour = () => Math.floor(Date.now() / 3_600_000) * 3_600_000;
