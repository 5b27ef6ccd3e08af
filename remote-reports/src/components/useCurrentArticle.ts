import { useEffect, useEffectEvent, useState } from 'react';
import { reachedAnchor } from './reachedAnchor';

/** The last of these anchors, in document order, that the reader has scrolled to; null above the first. */
export function useCurrentArticle(anchors: string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  const findCurrent = useEffectEvent(() => {
    setCurrent(reachedAnchor(anchors));
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
