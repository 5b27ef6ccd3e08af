import { useState } from 'react';

let setLastWanted: ((isWanted: boolean) => void) | null = null;

/**
 * True while the reader waits for a tool, has it open, or is told that it failed. Wanting one takes back what was wanted
 * before: tools may share a part, and all who want it would open as soon as it is loaded.
 */
export function useWanted(): [boolean, (isWanted: boolean) => void] {
  const [isWanted, setWanted] = useState(false);

  const want = (isWantedNow: boolean) => {
    if (isWantedNow) {
      setLastWanted?.(false);
      setLastWanted = setWanted;
    }
    setWanted(isWantedNow);
  };

  return [isWanted, want];
}
