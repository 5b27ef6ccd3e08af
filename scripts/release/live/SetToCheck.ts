import type { Release } from '../build/Release.ts';
import type { PortalConfig } from '@portal/shared';

export interface SetToCheck {
  /** the whole set */
  next: Release[];
  /** apps that are not yet live, or will no longer be: faults between others are not the candidate's */
  changed: Set<string>;
  config: PortalConfig;
  /** reads a file of the set */
  read: (release: Release, file: string) => Promise<Buffer>;
  /** sets that were live: their faults are not new */
  previousSets?: Release[][];
}
