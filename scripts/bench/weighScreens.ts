import type { Browser } from 'playwright-core';
import type { Screen } from '#browser/screens.ts';
import { appFolders } from '#release/build/apps.ts';
import { buildMapped, type ReadParts } from './buildMapped.ts';
import { scriptsAt, type Signed } from './measure.ts';
import { modulesTwice } from './modulesTwice.ts';
import { ownerOf } from './ownerOf.ts';
import type { Part } from './partsOf.ts';
import { weigh } from './weigh.ts';

/** Prints the packages and rooms of which the scripts before each screen's content are made, or each module. */
export async function weighScreens(
  browser: Browser,
  portal: Signed,
  { screens, byModule }: { screens: Screen[]; byModule: boolean },
): Promise<void> {
  const builds = new Map<string, ReadParts>();
  for (const app of appFolders()) builds.set(app, await buildMapped(app));
  for (const screen of screens) {
    const apps: Record<string, Part[][]> = {};
    for (const address of await scriptsAt(browser, portal, screen)) {
      // `/apps/<app>/<build>/<file>`
      const [app = '', , file = ''] = new URL(address).pathname.split('/').slice(2);
      const read = builds.get(app);
      if (!read) throw new Error(`${address} is of no app of this repository.`);
      (apps[app] ??= []).push(read(file));
    }
    const rows = weigh(Object.values(apps).flat(), byModule ? (module) => module : ownerOf);
    console.log(`\nscripts before the content of the ${screen.name}, heaviest first`);
    console.table(
      Object.fromEntries(
        rows.map(({ name, bytes, brotli }) => [
          name,
          { 'minified (KB)': inKilobytes(bytes), 'less brotli without it (KB)': inKilobytes(brotli) },
        ]),
      ),
    );
    const twice = modulesTwice(apps);
    console.log(twice.length > 0 ? `In two builds: ${twice.join(', ')}.` : 'No module is in two builds.');
  }
}

const inKilobytes = (bytes: number) => (bytes / 1024).toFixed(2);
