/** Preferences on the device. If storage is blocked or full, a preference lasts as long as the page (B-53). */
export const deviceStorage = {
  read: (key: string): string | null => {
    try {
      return localStorage.getItem(`portal.${key}`);
    } catch {
      return null;
    }
  },
  write: (key: string, value: string | null): void => {
    try {
      if (value === null) localStorage.removeItem(`portal.${key}`);
      else localStorage.setItem(`portal.${key}`, value);
    } catch {
      // The choice still holds on this page.
    }
  },
  /** Removes keys that start with `prefix`: sign-out removes those of the reader (H-7). */
  clear: (prefix: string): void => {
    try {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith(`portal.${prefix}`)) localStorage.removeItem(key);
      }
    } catch {
      // Blocked storage holds nothing.
    }
  },
};
