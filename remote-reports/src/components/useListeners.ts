import { useEffect, useEffectEvent } from 'react';

type Handlers = { [Name in keyof WindowEventMap]?: (event: WindowEventMap[Name]) => void };

interface ListenersOptions {
  isOn?: boolean;
  capture?: boolean;
  passive?: boolean;
}

/** Listens to events at the window as long as it is on. The handlers may be others in every render, their names not. */
export function useListeners(
  handlers: Handlers,
  { isOn = true, capture = false, passive = false }: ListenersOptions = {},
): void {
  const names = Object.keys(handlers).join(' ');
  const handle = useEffectEvent((event: Event) => {
    // A handler stands under the name of the events that it takes.
    (handlers as Record<string, (event: Event) => void>)[event.type]?.(event);
  });

  useEffect(() => {
    if (!isOn) return undefined;
    const listened = names.split(' ');
    const listen = (event: Event) => {
      handle(event);
    };
    for (const name of listened) addEventListener(name, listen, { capture, passive });
    return () => {
      for (const name of listened) removeEventListener(name, listen, { capture });
    };
  }, [names, isOn, capture, passive]);
}
