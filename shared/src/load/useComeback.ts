import { useEffect, useEffectEvent } from 'react';
import { watchPage } from '../browser/watchPage';

/**
 * Calls the function when the reader comes back to the tab, or the network, as long as something waits for that; not
 * in a tab that nobody sees, nor without a network, where it would fail again.
 */
export function useComeback(isWaiting: boolean, onComeback: () => void): void {
  const comeBack = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) onComeback();
  });

  useEffect(() => (isWaiting ? watchPage(comeBack, comeBack) : undefined), [isWaiting]);
}
