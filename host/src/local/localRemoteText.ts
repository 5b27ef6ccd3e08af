import type { RemoteEntry } from '../page/PortalPage';

/** The form that `parseLocalRemote` reads. */
export const localRemoteText = ({ name, entry }: RemoteEntry) => `${name}@${entry}`;
