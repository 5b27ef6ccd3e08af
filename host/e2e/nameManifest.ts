import type { PageData } from './changePage';

/** Puts the manifest of remote-reports where the registry has its entry; gives the address of the manifest. */
export function nameManifest(changePage: (change: (data: PageData) => void) => void): string {
  let manifest = '';
  changePage(({ remotes }) => {
    for (const remote of remotes)
      if (remote.name === 'remote_reports')
        manifest = remote.entry = remote.entry.replace(/[^/]+$/, 'mf-manifest.json');
  });
  return manifest;
}
