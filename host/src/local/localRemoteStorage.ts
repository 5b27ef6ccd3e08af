import { tabStorage } from '@portal/shared';

const key = 'localRemote';
const acceptedKey = 'localRemote.accepted';

/** This tab's local build, which survives reloads and sign-in, and whether its reader has accepted it. */
export const localRemoteStorage = {
  read: (): string | null => tabStorage.read(key),
  write: (text: string): void => {
    tabStorage.write(key, text);
  },
  /** False where the storage is blocked. */
  accept: (text: string): boolean => {
    tabStorage.write(acceptedKey, text);
    return localRemoteStorage.hasAccepted(text);
  },
  hasAccepted: (text: string): boolean => tabStorage.read(acceptedKey) === text,
  remove: (): void => {
    tabStorage.write(key, null);
    tabStorage.write(acceptedKey, null);
  },
};
