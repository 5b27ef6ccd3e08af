import { logger } from '@portal/shared';
import { useEffect, useState, type ComponentType } from 'react';
import type { BarTool } from '../model/BarTool';

/** How long (ms) a browser that has nothing to do may still be left in peace. */
const idleTimeout = 3000;

const whenIdle = (start: () => void) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: idleTimeout });
  else setTimeout(start, idleTimeout);
};

interface BarTools<Props> {
  /** The tools once they are loaded. */
  Tools: ComponentType<Props> | null;
  /** Loads them now, to open this one. */
  open: (tool: BarTool) => void;
}

/**
 * Loads what opens in the bar when the first screen is drawn and the browser idle, or as soon as the reader wants one
 * of it. What could not be loaded is asked for again at the next press.
 */
export function useBarTools<Props>(load: () => Promise<ComponentType<Props>>): BarTools<Props> {
  const [tools, setTools] = useState<{ Tools: ComponentType<Props> } | null>(null);
  const [wanted, setWanted] = useState<BarTool | null>(null);

  const fetchTools = () => {
    load().then(
      (Tools) => {
        setTools({ Tools });
      },
      (error: unknown) => {
        logger.error('bar.tools', error);
      },
    );
  };

  useEffect(() => {
    let isHere = true;
    whenIdle(() => {
      if (isHere) fetchTools();
    });
    return () => {
      isHere = false;
    };
    // Once: the loader is a fixed import.
  }, []);

  useEffect(() => {
    if (!tools || !wanted) return;
    const opener = document.querySelector<HTMLElement>(`[data-tool="${wanted}"]`);
    // The key is what opens all of them; a menu takes a click without a pointer for nothing.
    opener?.focus();
    opener?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    setWanted(null);
  }, [tools, wanted]);

  return {
    Tools: tools?.Tools ?? null,
    open: (tool) => {
      setWanted(tool);
      fetchTools();
    },
  };
}
