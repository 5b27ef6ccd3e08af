import type { App } from './apps.ts';
import { sourceDigest } from './sourceDigest.ts';

/**
 * Name of a build on the page, above all of its list of chunks. Each build of a remote has a name of its own: where
 * two of them run in one page, the later would take over the chunks of the earlier, and run half of each. The name
 * follows from the sources, so it is known before the build and is the same on every machine.
 */
export const uniqueNameOf = ({ folder, federationName }: Pick<App, 'folder' | 'federationName'>): string =>
  folder === 'host' ? federationName : `${federationName}_${sourceDigest(folder).slice(0, 8)}`;
