import type { App } from '#release/build/apps.ts';
import { appNamed } from '#release/commands/Command.ts';

/** `reports` means `remote-reports`. Throws a sentence with those that there are. */
export function remoteNamed(name: string, apps: App[]): App {
  const remotes = apps.filter(({ folder }) => folder !== 'host');
  const remote = remotes.find(({ folder }) => folder === appNamed(name));
  if (remote) return remote;
  const known = remotes.map(({ folder }) => folder.replace(/^remote-/, '')).join(', ');
  throw new Error(`There is no remote "${name}"; there are ${known}.`);
}
