import { useAtom } from 'jotai';
import type { ComponentType } from 'react';
import type { LatePart } from './createLatePart';

interface UsedPart<Props> {
  /** The component once it is loaded. */
  Part: ComponentType<Props> | null;
  hasFailed: boolean;
  /** Loads the part now, also after a failure. */
  load: () => void;
  /** Loads ahead of time: a failure is silent. */
  preload: () => void;
}

/** A late part in a component. */
export function usePart<Props>(part: LatePart<Props>): UsedPart<Props> {
  const [state, start] = useAtom(part);

  return {
    Part: state.status === 'ready' ? state.Part : null,
    hasFailed: state.status === 'failed',
    load: () => {
      start('load');
    },
    preload: () => {
      start('preload');
    },
  };
}
