const key = 'portal.localRemote';

/**
 * What this tab was given, until it is closed: it outlives a reload and the way through the identity provider. Where
 * storage is blocked it lasts as long as the page.
 */
export const keptLocalRemote = {
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
      // This page has it all the same.
    }
  },
  forget: (): void => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
};
