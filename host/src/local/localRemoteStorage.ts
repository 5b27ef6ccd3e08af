const key = 'portal.localRemote';
const acceptedKey = 'portal.localRemote.accepted';

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    // Blocked storage keeps nothing.
    return null;
  }
}

/** This tab's local build, in session storage to survive reloads and sign-in, and whether its reader has accepted it. */
export const localRemoteStorage = {
  read: (): string | null => attempt(() => sessionStorage.getItem(key)),
  write: (text: string): void => {
    attempt(() => {
      sessionStorage.setItem(key, text);
    });
  },
  /** False where the storage is blocked. */
  accept: (text: string): boolean => {
    attempt(() => {
      sessionStorage.setItem(acceptedKey, text);
    });
    return localRemoteStorage.hasAccepted(text);
  },
  hasAccepted: (text: string): boolean => attempt(() => sessionStorage.getItem(acceptedKey)) === text,
  remove: (): void => {
    attempt(() => {
      sessionStorage.removeItem(key);
      sessionStorage.removeItem(acceptedKey);
    });
  },
};
