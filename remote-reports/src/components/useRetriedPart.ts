import { useComeback, usePart, type LatePart } from '@portal/shared';
import type { ComponentType } from 'react';

/** A late part that nobody presses for: if it could not be had, it comes with the reader or the network. */
export function useRetriedPart<Props>(part: LatePart<Props>): { Part: ComponentType<Props> | null } {
  const { Part, hasFailed, load, preload } = usePart(part);
  // Without a press a failure is silent, unless it was told before.
  useComeback(Part === null, hasFailed ? load : preload);
  return { Part };
}
