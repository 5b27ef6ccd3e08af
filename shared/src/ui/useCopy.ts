import { useAnnouncement } from '@portal/shared';
import { useEffect, useState } from 'react';

/** How long (ms) a button says what it has done. */
const shownFor = 3000;

type Copying = 'idle' | 'copied' | 'refused' | 'forgotten';

/** Copies a text and says so; a browser may refuse. */
export function useCopy() {
  const [copying, setCopying] = useState<Copying>('idle');
  const saying = {
    idle: null,
    copied: 'Link copied',
    refused: 'The link could not be copied',
    forgotten: '',
  };
  // Emptied in between, so that the same words are said again when the same button is pressed again.
  useAnnouncement(saying[copying]);

  useEffect(() => {
    if (copying !== 'copied') return undefined;
    const timer = setTimeout(() => {
      setCopying('forgotten');
    }, shownFor);
    return () => {
      clearTimeout(timer);
    };
  }, [copying]);

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopying('copied');
    } catch {
      // Not a fault: the browser, or the company, does not allow it. The reader is shown the address instead.
      setCopying('refused');
    }
  };
  return { copy, isCopied: copying === 'copied', isRefused: copying === 'refused' };
}
