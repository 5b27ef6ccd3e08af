import { useEffect, useEffectEvent } from 'react';

type Events = WindowEventMap & Pick<DocumentEventMap, 'visibilitychange'>;
type Handlers = { [Name in keyof Events]?: (event: Events[Name]) => void };

interface ListenersOptions extends AddEventListenerOptions {
  isOn?: boolean;
}

/** Listens to events of the page as long as it is on. The handlers may be others in every render, their names not. */
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
    const listen = (event: Event) => {
      handle(event);
    };
    const listened = names.split(' ').map((name) => {
      // All others come to the window, too.
      const target = name === 'visibilitychange' ? document : window;
      target.addEventListener(name, listen, { capture, passive });
      return { target, name };
    });
    return () => {
      for (const { target, name } of listened) target.removeEventListener(name, listen, { capture });
    };
  }, [names, isOn, capture, passive]);
}
