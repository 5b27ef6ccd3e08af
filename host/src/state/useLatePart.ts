import { logger } from '@portal/shared';
import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from './whenIdle';

interface LatePart<Props> {
  Part: ComponentType<Props>;
}

/** Loads a part that the first screen does not need, when the browser is idle; null until it is there. */
export function useLatePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> | null {
  const [late, setLate] = useState<LatePart<Props> | null>(null);

  useEffect(() => {
    let isHere = true;
    whenIdle(() => {
      if (!isHere) return;
      load().then(
        (Part) => {
          setLate({ Part });
        },
        (error: unknown) => {
          logger.error('frame.parts', error);
        },
      );
    });
    return () => {
      isHere = false;
    };
  }, [load]);

  return late;
}
