import { useLightDismiss } from '@portal/shared';
import { useRef, useState, type RefObject } from 'react';

let setLastWanted: ((isWanted: boolean) => void) | null = null;

/**
 * True while the reader waits for a tool, has it open, or is told that it failed. Wanting one takes back what was wanted
 * before: tools may share a part, and all who want it would open as soon as it is loaded. So does a reader who goes on
 * while the part is still missing: it would open over what the reader does by then.
 *
 * @returns also the place of the button, where a press is no going on
 */
export function useWanted<Place extends HTMLElement>(
  isMissing: boolean,
): [boolean, (isWanted: boolean) => void, RefObject<Place | null>] {
  const [isWanted, setWanted] = useState(false);
  const place = useRef<Place>(null);
  useLightDismiss(
    isWanted && isMissing,
    (target) => place.current?.contains(target) === true,
    () => {
      setWanted(false);
    },
  );

  const want = (isWantedNow: boolean) => {
    if (isWantedNow) {
      setLastWanted?.(false);
      setLastWanted = setWanted;
    }
    setWanted(isWantedNow);
  };

  return [isWanted, want, place];
}
