/** Panels of a slot, by name. */
export interface PanelStates {
  /** Have the height that they will keep, in the order in which they stand; nothing moves these any more. */
  placed: readonly string[];
  ready: ReadonlySet<string>;
  /** Have taken so long that the ones behind them need not wait. */
  late: ReadonlySet<string>;
}

export interface PanelEvent {
  name: string;
  event: 'ready' | 'late';
}

export const noPanels: PanelStates = { placed: [], ready: new Set(), late: new Set() };

/** The states after an event: ready panels are placed in their order, past those that are late. */
export function settlePanel(order: string[], states: PanelStates, { name, event }: PanelEvent): PanelStates {
  const next = { ...states, [event]: new Set([...states[event], name]) };
  const isWaitedFor = (one: string) => !next.ready.has(one) && !next.late.has(one);
  const barrier = order.findIndex((one) => !next.placed.includes(one) && isWaitedFor(one));
  const free = barrier < 0 ? order : order.slice(0, barrier);
  return {
    ...next,
    placed: [...next.placed, ...free.filter((one) => next.ready.has(one) && !next.placed.includes(one))],
  };
}

/** Panels as they stand. The next is shown behind them while it loads, unless others have passed it. */
export function arrangePanels(
  order: string[],
  { placed, late }: PanelStates,
): { name: string; isShown: boolean }[] {
  const waiting = order.filter((name) => !placed.includes(name));
  const isPassed = (name: string) =>
    late.has(name) && order.slice(order.indexOf(name)).some((behind) => placed.includes(behind));
  return [
    ...placed.map((name) => ({ name, isShown: true })),
    ...waiting.map((name, index) => ({ name, isShown: index === 0 && !isPassed(name) })),
  ];
}
