/** A type mismatch between host and remote, or between a remote's declaration and its own screens. */
export interface Disagreement {
  /** the side whose type the other receives */
  giver: 'host' | 'remote';
  files: { host: string; remote: string };
  /** of the screen, or of the export of shared */
  name: string;
  /** exposed module of the screen, or door of shared */
  module: string;
  /** `other`: without a more specific description */
  kind:
    'missing' | 'renamed' | 'unknown' | 'optional' | 'type' | 'absent' | 'readonly' | 'other' | 'unreadable';
  /** about an export of shared, the props of a panel, or those that the remote itself declares */
  of: 'export' | 'slot' | 'declaration';
  at: string;
  given: string;
  taken: string;
}
