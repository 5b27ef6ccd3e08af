import { distOf } from '#release/build/apps.ts';
import { recordOf } from '#release/build/readBuild.ts';
import type { RemoteEntry } from '#release/page/renderPage.ts';

/** Path of a prebuilt remote on the host's server. */
export const builtAddress = (folder: string): string => `/built/${folder}`;

/** A remote from its last build alone: its sources may have gone on. Throws a sentence if the build is too old. */
export function builtEntry(folder: string, dist: string = distOf(folder)): RemoteEntry {
  const { federationName, scripts, declaration } = recordOf(folder, dist);
  const [entry = ''] = scripts;
  return {
    name: federationName,
    entry: `${builtAddress(folder)}/${entry}`,
    ...(declaration && { declaration }),
  };
}
