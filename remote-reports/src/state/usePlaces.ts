import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { placesOf } from '../model/placesOf';
import { readingAtom } from './readingAtom';

/** The places at which the reader can go on, the last first; none while the reader is unknown. */
export function usePlaces() {
  const reading = useAtomValue(readingAtom);
  const [openedAt] = useState(() => Date.now());
  return placesOf(reading ?? [], openedAt);
}
