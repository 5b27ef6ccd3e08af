import { useListeners } from '@portal/shared';
import type { Shortcut } from '../model/shortcuts';
import { shortcutOf } from './shortcutOf';

/** Calls what belongs to the pressed key, while shortcuts are on. */
export function useShortcuts(isOn: boolean, actions: Record<Shortcut, () => void>): void {
  const keydown = (event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    if (shortcut === null) return;
    event.preventDefault();
    actions[shortcut]();
  };
  useListeners({ keydown }, { isOn });
}
