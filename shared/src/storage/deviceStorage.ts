/**
 * What a reader prefers, kept on the device. Storage may be blocked or full: then a preference lasts as long as the
 * page, and nothing else is lost (B-53).
 */
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
      // Nothing to tell the reader: the choice still holds on this page.
    }
  },
  /** Forgets everything whose key starts with `prefix`, as sign-out does for what belongs to one reader (H-7). */
  clear: (prefix: string): void => {
    try {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith(`portal.${prefix}`)) localStorage.removeItem(key);
      }
    } catch {
      // Blocked storage holds nothing to forget.
    }
  },
};
