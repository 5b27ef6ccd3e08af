import { useEffect, useEffectEvent, useState } from 'react';

/** The anchor, of those in the order of the page, whose article the reader has scrolled to; null above the first. */
export function useCurrentTopic(anchors: string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  const findCurrent = useEffectEvent(() => {
    // What stands in the upper third of the window is what is being read.
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
