import { root } from '#process/root.ts';
import { buildApp } from './buildApp.ts';
import { readPortalBuild } from './PortalBuild.ts';
import { sourceDigest } from './sourceDigest.ts';

/** Builds an app unless its last build is of the present sources. */
export async function ensureBuilt(
  app: string,
  dist: string,
  { build = buildApp, house = root }: { build?: (app: string) => Promise<void>; house?: string } = {},
): Promise<void> {
  if (digestOfBuild(dist) !== sourceDigest(app, house)) await build(app);
}

/** Digest of the sources of a build; null if there is no build, or one of an older tool. */
function digestOfBuild(dist: string) {
  try {
    return readPortalBuild(dist).origin.sources;
  } catch {
    return null;
  }
}
