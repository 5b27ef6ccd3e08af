import type { Release } from '../build/Release.ts';
import type { PortalConfig } from '@portal/shared';

/** The set that would be live. */
export interface SetToCheck {
  /** all of it */
  next: Release[];
  /**
   * the apps that are not live as they are there; what was wrong between others is not
   * the candidate's fault
   */
  changed: Set<string>;
  config: PortalConfig;
  /** a file of the set */
  read: (release: Release, file: string) => Promise<Buffer>;
  /** what was live together: what is wrong there is nothing new */
  lived?: Release[][];
}
