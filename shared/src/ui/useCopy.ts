import { useState } from 'react';

/** `over` follows the others: their message can be removed, and comes anew with the next copy. */
type Copying = 'idle' | 'copied' | 'refused' | 'over';

interface UseCopyOptions {
  /** Time (ms) that it stays `copied`; until the next copy unless given. */
  shownFor?: number;
}

/** Copies texts to the clipboard. A browser may refuse, and has no clipboard on a page without https. */
export function useCopy({ shownFor }: UseCopyOptions = {}): {
  copying: Copying;
  copy: (text: string) => Promise<void>;
} {
  const [{ copying }, setState] = useState<{ copying: Copying }>({ copying: 'idle' });

  const copy = async (text: string) => {
    setState((state) => (state.copying === 'idle' ? state : { copying: 'over' }));
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      setState({ copying: 'refused' });
      return;
    }
    const copied = { copying: 'copied' } as const;
    setState(copied);
    if (shownFor === undefined) return;
    setTimeout(() => {
      setState((state) => (state === copied ? { copying: 'over' } : state));
    }, shownFor);
  };

  return { copying, copy };
}
