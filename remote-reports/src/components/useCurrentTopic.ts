import { useEffect, useEffectEvent, useState } from 'react';

/** The last of these anchors, in document order, that the reader has scrolled to; null above the first. */
export function useCurrentTopic(anchors: string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  const findCurrent = useEffectEvent(() => {
    // An article is current once its top is in the upper third of the window.
    const line = window.innerHeight / 3;
    const isReached = (anchor: string) => {
      const article = document.getElementById(`a-${anchor}`);
      return article !== null && article.getBoundingClientRect().top <= line;
    };
    setCurrent(anchors.findLast(isReached) ?? null);
  });

  useEffect(() => {
    let frame = 0;
    const handleScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(findCurrent);
    };
    addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      removeEventListener('scroll', handleScroll);
      cancelAnimationFrame(frame);
    };
  }, []);

  return current;
}
