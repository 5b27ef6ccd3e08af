/** Where a host and a remote do not agree. */
export interface Disagreement {
  /** who gives what the other takes */
  giver: 'host' | 'remote';
  /** where each of the two says so */
  files: { host: string; remote: string };
  /** of the screen, or of what is used of shared */
  name: string;
  /** the module that the screen is loaded as, or the door of shared */
  place: string;
  /** `other`: only the compiler can tell */
  kind:
    'missing' | 'renamed' | 'unknown' | 'optional' | 'type' | 'absent' | 'readonly' | 'other' | 'unreadable';
  isProp: boolean;
  at: string;
  given: string;
  taken: string;
}
