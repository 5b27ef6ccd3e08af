import { buildApp } from './buildApp.ts';
import { readPortalBuild } from './PortalBuild.ts';
import { sourceDigest } from './sourceDigest.ts';

/** Builds an app unless its last build is of the sources that are there. */
export async function ensureBuilt(app: string, dist: string) {
  if (digestOfBuild(dist) !== sourceDigest(app)) await buildApp(app);
}

/** The digest of the sources that a build was made from; null where there is no build, or one by an older tool. */
function digestOfBuild(dist: string) {
  try {
    return readPortalBuild(dist).origin.sources;
  } catch {
    return null;
  }
}
