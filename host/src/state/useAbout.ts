import { logger } from '@portal/shared';
import { useState, type ComponentType } from 'react';

interface DialogProps {
  onClose: () => void;
}

interface About {
  /** The dialog while it is open. */
  Dialog: ComponentType<DialogProps> | null;
  open: () => void;
  close: () => void;
}

/** Loads a dialog when it is wanted. What could not be loaded is asked for again at the next press. */
export function useAbout(load: () => Promise<ComponentType<DialogProps>>): About {
  const [opened, setOpened] = useState<{ Dialog: ComponentType<DialogProps> } | null>(null);

  return {
    Dialog: opened?.Dialog ?? null,
    open: () => {
      load().then(
        (Dialog) => {
          setOpened({ Dialog });
        },
        (error: unknown) => {
          logger.error('bar.about', error);
        },
      );
    },
    close: () => {
      setOpened(null);
      // The dialog came after the menu had let the focus go, so it cannot give it back; it lets the page go first.
      setTimeout(() => {
        if (document.activeElement === document.body) openerInSight()?.focus();
      });
    },
  };
}

/** The user menu's button, or on a narrow screen the menu's. */
const openerInSight = () =>
  [...document.querySelectorAll<HTMLElement>('[data-tool="user"], [data-tool="menu"]')].find(
    (element) => element.getClientRects().length > 0,
  );
