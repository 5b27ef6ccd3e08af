import { useLocation } from '@portal/shared/router';
import { useEffect, useRef, type RefObject } from 'react';

interface TopicsFold {
  fold: RefObject<HTMLDetailsElement | null>;
  isOpen: boolean;
}

/** Opens the fold of topics at every navigation to it. */
export function useTopicsFold(): TopicsFold {
  const { hash, key } = useLocation();
  const fold = useRef<HTMLDetailsElement>(null);
  const isOpen = hash === '#topics';

  useEffect(() => {
    // Closed by hand, it is still open to React, which would not open it again.
    if (isOpen && fold.current) fold.current.open = true;
  }, [isOpen, key]);

  return { fold, isOpen };
}
