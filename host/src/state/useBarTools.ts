import { logger } from '@portal/shared';
import { useEffect, useState, type ComponentType } from 'react';
import type { BarTool } from '../model/BarTool';
import { whenIdle } from './whenIdle';

interface Loaded<Props> {
  Tools: ComponentType<Props>;
  /** What the reader wants to see opened. */
  first?: BarTool;
  /** Whose button had the focus when another took its place. */
  held?: string | null;
}

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
  const [loaded, setLoaded] = useState<Loaded<Props> | null>(null);

  useEffect(() => {
    let isHere = true;
    whenIdle(() => {
      if (!isHere) return;
      load().then((Tools) => {
        const held = toolInFocus();
        // The reader may have been quicker.
        setLoaded((known) => known ?? { Tools, held });
      }, report);
    });
    return () => {
      isHere = false;
    };
  }, [load]);

  useEffect(() => {
    const name = loaded?.first ?? loaded?.held;
    if (!name) return;
    const opener = document.querySelector<HTMLElement>(`[data-tool="${CSS.escape(name)}"]`);
    opener?.focus();
    // The key is what opens all of them; a menu takes a click without a pointer for nothing.
    if (loaded?.first)
      opener?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  }, [loaded]);

  return {
    Tools: loaded?.Tools ?? null,
    open: (first) => {
      load().then((Tools) => {
        setLoaded({ Tools, first });
      }, report);
    },
  };
}

const toolInFocus = () => document.activeElement?.getAttribute('data-tool-to-come') ?? null;

const report = (error: unknown) => {
  logger.error('bar.tools', error);
};
