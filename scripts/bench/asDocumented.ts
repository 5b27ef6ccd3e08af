import path from 'node:path';
import type { PageParts } from '#release/page/renderPage.ts';

/** Federates as the documentation shows it: of a remote it knows the manifest alone, and preloads nothing. */
export function asDocumented({
  config,
  remotes,
  scripts,
  integrity = {},
  guardsScripts = false,
}: PageParts): PageParts {
  return {
    config,
    remotes: remotes.map(({ scripts: _notKnown, entry, ...remote }) => ({
      ...remote,
      entry: path.posix.join(path.posix.dirname(entry), 'mf-manifest.json'),
    })),
    scripts,
    // The headers refuse scripts without a value.
    integrity,
    guardsScripts,
  };
}
