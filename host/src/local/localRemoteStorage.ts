const key = 'portal.localRemote';

/** This tab's local build, in session storage to survive reloads and sign-in; in memory if that is blocked. */
export const localRemoteStorage = {
  read: (): string | null => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (text: string): void => {
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // Blocked storage: kept in memory.
    }
  },
  remove: (): void => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Blocked storage: nothing is stored.
    }
  },
};
