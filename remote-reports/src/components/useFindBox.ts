import { usePart } from '@portal/shared';
import { useEffect } from 'react';
import { reportTexts } from '../texts/reportTexts';
import { shortcutTexts } from '../texts/shortcutTexts';
import type { findPart } from './findPart';
import { focusInSight } from './focusInSight';
import { useWanted } from './useWanted';

interface FindBox {
  /** Moves the focus to the box, once it is loaded. */
  goTo: () => void;
  /** Takes that back. */
  leave: () => void;
  isOpening: boolean;
  /** About a box that is awaited, or could not be had. */
  note: string | null;
}

/** The way to the box to find articles, which is loaded late. */
export function useFindBox(part: typeof findPart): FindBox {
  const { Part, hasFailed, load } = usePart(part);
  const [isWanted, setWanted] = useWanted(!Part && !hasFailed);
  const isOpening = isWanted && !Part && !hasFailed;
  const problem = isWanted && hasFailed ? reportTexts.notOpened(shortcutTexts.keys.find) : null;

  useEffect(() => {
    if (isWanted && Part) focusBox();
  }, [isWanted, Part]);

  return {
    goTo: () => {
      // Wanted already, it is gone to once more.
      focusBox();
      setWanted(true);
      load();
    },
    leave: () => {
      setWanted(false);
    },
    isOpening,
    note: isOpening ? reportTexts.opening : problem,
  };
}

const focusBox = () => {
  focusInSight(document.getElementById('find'), 'center');
};
