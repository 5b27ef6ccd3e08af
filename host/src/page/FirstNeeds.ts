/** Scripts and data that an address needs first. */
interface FirstNeed {
  /** Regex for the path. */
  pattern: string;
  /** Scripts for signed-in readers, or for everybody at public addresses. */
  scripts: string[];
  isPublic?: boolean;
  /** Path of the first API call; `$1`, `$2` are groups of the pattern. */
  call?: string;
}

/** Requests that the boot script makes before the bundles run. */
export interface FirstNeeds {
  addresses: FirstNeed[];
  /** Scripts for signed-out readers. */
  signedOut: string[];
}
