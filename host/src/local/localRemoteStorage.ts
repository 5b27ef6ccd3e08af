const key = 'portal.localRemote';

/**
 * The local build of this tab, in session storage: it survives reloads and the sign-in. Where storage is blocked it
 * lasts as long as the page.
 */
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
      // Blocked storage: this page has it in memory.
    }
  },
  remove: (): void => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Blocked storage has nothing to remove.
    }
  },
};
