import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@portal/scripts/release/build/buildId.ts';
import type { PageData } from './changePage';
import type { Reader } from './Reader';

/**
 * Serves files of remote-reports as if they had been built otherwise: the page's integrity value fits the other content,
 * and the good one too. The returned function puts the good ones back.
 *
 * @param name beginning of the files' names
 */
export async function breakFiles(
  { page, portal }: Reader,
  changePage: (change: (data: PageData) => void) => void,
  name: string,
  change: (text: string) => string,
): Promise<() => Promise<void>> {
  const contents = new Map<string, string>();
  changePage(({ integrity = {} }) => {
    for (const [file, value] of Object.entries(integrity)) {
      if (!file.startsWith('/apps/remote-reports/') || !path.basename(file).startsWith(name)) continue;
      const content = change(readFileSync(path.join(portal.directory, file), 'utf8'));
      contents.set(file, content);
      integrity[file] = `${value} ${integrityOf(content)}`;
    }
  });
  if (contents.size === 0) throw new Error(`The page names no file of remote-reports called ${name}….`);
  const isBroken = ({ pathname }: URL) => contents.has(pathname);
  await page.route(isBroken, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: contents.get(new URL(route.request().url()).pathname) ?? '',
    }),
  );
  return () => page.unroute(isBroken);
}
