import { barHeight } from '@portal/shared';
import { useState, useSyncExternalStore } from 'react';

// An element that is jumped over, from below the window to above it, would otherwise never be told of.
const everythingBelow = '1000000px';

/** True while the reader has scrolled past the list of topics in the text. */
export function useTopicsPassed(): boolean {
  const [{ watch, isPassed }] = useState(createTopicsWatch);
  return useSyncExternalStore(watch, isPassed);
}

function createTopicsWatch() {
  let isPassed = false;
  return {
    isPassed: () => isPassed,
    watch: (onChange: () => void) => {
      const topics = document.getElementById('topics');
      // jsdom has no `IntersectionObserver`.
      if (!topics || !('IntersectionObserver' in window)) return () => undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          isPassed = entries.at(-1)?.isIntersecting === false;
          onChange();
        },
        { rootMargin: `-${String(barHeight * 16)}px 0px ${everythingBelow}` },
      );
      observer.observe(topics);
      return () => {
        observer.disconnect();
      };
    },
  };
}
