import { barHeight } from '@portal/shared';
import { useEffect, useState } from 'react';

/** True while the reader has scrolled past the list of topics in the text. */
export function useTopicsPassed(): boolean {
  const [isPassed, setPassed] = useState(false);

  useEffect(() => {
    const topics = document.getElementById('topics');
    // jsdom has no `IntersectionObserver`.
    if (!topics || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.top < innerHeight / 2);
      },
      { rootMargin: `-${String(barHeight * 16)}px 0px 0px` },
    );
    observer.observe(topics);
    return () => {
      observer.disconnect();
    };
  }, []);

  return isPassed;
}
