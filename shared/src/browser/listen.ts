type Events = WindowEventMap & DocumentEventMap;
type EventHandlers = { [Name in keyof Events]?: (event: Events[Name]) => void };

/** Listens to events at the window, to which those of the document rise, until the returned function is called. */
export function listen(handlers: EventHandlers, options?: AddEventListenerOptions): () => void {
  // A handler stands under the name of the events that it takes.
  const all = Object.entries(handlers) as [string, (event: Event) => void][];
  for (const [name, handle] of all) addEventListener(name, handle, options);
  return () => {
    for (const [name, handle] of all) removeEventListener(name, handle, options);
  };
}
