/** A screen or panel of a remote, as the registry of the page declares it. */
export interface Part {
  /** Federation name of its remote. */
  remote: string;
  module: string;
  kind: 'screen' | 'panel' | 'signedOut' | 'callback' | 'authorize';
  address: string;
  isSignedIn: boolean;
  /** Title and line of the host while it cannot be had. */
  title: string;
  unavailable: string;
  /** Pattern of its first call to the API. */
  call?: string;
}

/** The remote's name and the module's. */
export const nameOf = ({ remote, module }: Part) => `${remote}/${module}`;

/** Name of its remote among the builds. */
export const appOf = ({ remote }: Part) => remote.replaceAll('_', '-');

/** Pattern of the addresses of a remote's files. */
export const filesOf = (part: Part, files: string) => `**/apps/${appOf(part)}/*/${files}`;
