import { useEffectEvent, useLayoutEffect } from 'react';
import { listen } from './listen';

interface ListenersOptions {
  isOn?: boolean;
  capture?: boolean;
  passive?: boolean;
}

/** Listens to events at the window as long as it is on. The handlers may be others in every render, their names not. */
export function useListeners(
  handlers: Parameters<typeof listen>[0],
  { isOn = true, capture = false, passive = false }: ListenersOptions = {},
): void {
  const names = Object.keys(handlers).join(' ');
  const handle = useEffectEvent((event: Event) => {
    (handlers as Record<string, (event: Event) => void>)[event.type]?.(event);
  });

  // A screen that is painted listens already: later, a busy browser would miss what comes at once.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const each = Object.fromEntries(names.split(' ').map((name) => [name, handle]));
    return listen(each, { capture, passive });
  }, [names, isOn, capture, passive]);
}
