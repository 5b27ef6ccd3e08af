import type { App } from '#release/build/apps.ts';
import { remoteNamed } from './remoteNamed.ts';

/**
 * The apps that a preview serves.
 *
 * @param names remotes with commas between; all if there are none
 */
export function previewedApps(names: string | undefined, apps: App[]): App[] {
  if (names === undefined) return apps;
  const remotes = names.split(',').map((name) => remoteNamed(name, apps));
  return apps.filter((app) => app.folder === 'host' || remotes.includes(app));
}
