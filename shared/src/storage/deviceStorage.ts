type StorageName = 'localStorage' | 'sessionStorage';

/** Entries of the portal in a storage of the browser. If that is blocked or full, nothing is kept (B-53). */
const storageOf = (name: StorageName) => ({
  read: (key: string): string | null => {
    try {
      return globalThis[name].getItem(`portal.${key}`);
    } catch {
      return null;
    }
  },
  write: (key: string, value: string | null): void => {
    try {
      if (value === null) globalThis[name].removeItem(`portal.${key}`);
      else globalThis[name].setItem(`portal.${key}`, value);
    } catch {
      // The choice still holds on this page.
    }
  },
  /** Removes keys that start with `prefix`: sign-out removes those of the reader (H-7). */
  clear: (prefix: string): void => {
    try {
      for (const key of Object.keys(globalThis[name])) {
        if (key.startsWith(`portal.${prefix}`)) globalThis[name].removeItem(key);
      }
    } catch {
      // Blocked storage holds nothing.
    }
  },
});

/** On the device. */
export const deviceStorage = storageOf('localStorage');

/** In this tab, over reloads and sign-in. */
export const tabStorage = storageOf('sessionStorage');
