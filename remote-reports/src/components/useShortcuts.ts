import { useEffect, useEffectEvent } from 'react';
import type { Shortcut } from '../model/shortcuts';
import { shortcutOf } from './shortcutOf';

/** Calls what belongs to the pressed key, while shortcuts are on. */
export function useShortcuts(isOn: boolean, actions: Record<Shortcut, () => void>): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    if (shortcut === null) return;
    event.preventDefault();
    actions[shortcut]();
  });

  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => {
      handleKeyDown(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, [isOn]);
}
