import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { composePortal } from '#release/live/composePortal.ts';
import { parsePage } from '#release/live/livePage.ts';
import { renderPage, type PageParts } from '#release/page/renderPage.ts';
import { folderOf, readRelease } from '#release/store/published.ts';
import { openStore } from '#release/store/openStore.ts';
import type { Composition } from './startPortals.ts';

/** Composes a release with another page. */
export async function composeChanged(
  { apps, config, out }: Composition,
  change: (parts: PageParts) => PageParts,
): Promise<void> {
  const { host = '' } = await composePortal({ apps, config, out });
  const { bootScript, scripts } = await readRelease(openStore(out), 'host', host);
  const addressOf = (file: string) => `/${folderOf('host', host)}/${file}`;
  const file = path.join(out, 'index.html');
  const { release, ...page } = parsePage(readFileSync(file), file);
  const parts = {
    ...page,
    ...(release && { release }),
    ...(bootScript && { bootScript: addressOf(bootScript) }),
    scripts: scripts.map(addressOf),
    asksEarly: true,
    hidesFault: true,
    guardsScripts: true,
  };
  writeFileSync(file, renderPage(change(parts)));
}
