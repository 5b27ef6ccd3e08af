import { useTimer } from '@portal/shared';
import type { PanelEvent } from '../model/arrangePanels';

/** A panel that takes longer (ms) is passed by ready ones below it, and comes after them. */
export const panelTimeout = 3_000;
/** A panel that has not said after this time (ms) that it is ready is taken to be. */
export const panelPatience = 25_000;

/** Ends the waiting for a panel. */
export function usePanelTimers(name: string, onSettle: (event: PanelEvent) => void): void {
  useTimer(
    panelTimeout,
    () => {
      onSettle({ name, event: 'late' });
    },
    name,
  );
  useTimer(
    panelPatience,
    () => {
      onSettle({ name, event: 'ready' });
    },
    name,
  );
}
