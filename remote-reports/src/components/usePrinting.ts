import { listen } from '@portal/shared';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

function followPrinting(onChange: () => void) {
  const begin = () => {
    isPrinting = true;
    // `print()` takes the page before it returns, and so before React would draw.
    flushSync(onChange);
  };
  const end = () => {
    isPrinting = false;
    onChange();
  };
  return listen({ beforeprint: begin, afterprint: end });
}

/** True while the page is being printed: it is drawn once more before the browser takes it. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    followPrinting,
    () => isPrinting,
    () => false,
  );
