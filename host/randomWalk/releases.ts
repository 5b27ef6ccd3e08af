import path from 'node:path';
import { integrityOf } from '@portal/scripts/release/build/buildId.ts';
import { readBuild } from '@portal/scripts/release/build/readBuild.ts';
import { prune } from '@portal/scripts/release/commands/prune.ts';
import { rollback } from '@portal/scripts/release/commands/rollback.ts';
import { swapPage } from '@portal/scripts/release/live/swapPage.ts';
import { openStore } from '@portal/scripts/release/store/openStore.ts';
import { publish } from '@portal/scripts/release/store/published.ts';
import type { Portal } from '../e2e/startPortal';

const channel = 'production';

/** After this time (ms) the tool takes no unused build for one that is about to go live. */
const twoDays = 2 * 86_400_000;

export const apps = ['host', 'remote-auth', 'remote-reports'] as const;

let shipped = 0;

/** The production build with another comment in each script: other files, which do the same. */
function anotherBuild(app: string) {
  shipped += 1;
  const mark = `\n// ${String(shipped)}`;
  const build = readBuild(app, path.resolve(app, 'dist'));
  const read = (file: string) =>
    file.endsWith('.js') ? Buffer.concat([build.read(file), Buffer.from(mark)]) : build.read(file);
  const files = Object.fromEntries(
    Object.entries(build.release.files).map(([file, facts]) => {
      const bytes = read(file);
      return [file, { ...facts, size: bytes.length, sha384: integrityOf(bytes) }];
    }),
  );
  const name = shipped.toString(16).padStart(16, '0');
  return { ...build, read, release: { ...build.release, build: name, files } };
}

/** The releases of the teams while somebody reads. Each gives the number of the release that is live then. */
export function releasesOf({ directory }: Portal) {
  const store = openStore(directory);
  return {
    ship: async (app: (typeof apps)[number]): Promise<number> => {
      const build = anotherBuild(app);
      await publish(store, build, { quality: 1 });
      const { number } = await swapPage(store, channel, (live) => {
        if (!live?.release) throw new Error('There is no page to ship to.');
        const builds = { ...live.release.builds, [app]: build.release.build };
        return { builds, config: live.config, kind: 'ship' };
      });
      return number;
    },
    rollBack: async (): Promise<number> => (await rollback({ store, channel })).number,
    prune: () => prune(store, { keep: 1, days: 0, now: Date.now() + twoDays }),
  };
}

export type Releases = ReturnType<typeof releasesOf>;
