import type { RemoteEntry } from './PortalPage';
import { screensOf } from './screensOf';

/** Address patterns of all screens by name, for links from one remote to another. */
export const screenAddresses = (remotes: RemoteEntry[]): Record<string, string> =>
  Object.fromEntries(screensOf(remotes).map(({ name, screen }) => [name, screen.address]));
