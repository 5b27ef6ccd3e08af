import path from 'node:path';
import { readLivePage } from '../live/livePage.ts';
import { openStore } from '../store/openStore.ts';
import { ship } from '../commands/ship.ts';
import { fakeApps, fakeBuild, fakeConfig, type Changes } from './fakeBuild.ts';
import { temporaryDirectory } from './temporaryDirectory.ts';

/** A store in which release 1 of three small apps is live; in a directory of the test unless another place is named. */
export async function openPortal(place?: string) {
  const root = temporaryDirectory();
  const directory = place ?? path.join(root, 'store');
  const store = openStore(directory);
  const candidate = { store, channel: 'production' };
  await ship({ ...candidate, apps: fakeApps(path.join(root, 'first')), config: fakeConfig });

  let count = 0;
  return {
    root,
    directory,
    store,
    /** A build of an app that is like the usual one but for the changes. */
    build: (app: string, changes?: Changes) =>
      fakeBuild(path.join(root, `build-${String((count += 1))}`), app, changes),
    /** A build of an app with other content, at once live. */
    shipText: async (app: string, text: string) => {
      const file = app === 'host' ? 'main.js' : 'remoteEntry.js';
      const built = fakeBuild(path.join(root, `ship-${app}-${text}`), app, { content: { [file]: text } });
      return ship({ ...candidate, apps: [built] });
    },
    candidate: (...apps: { app: string; dist: string }[]) => ({ ...candidate, apps }),
    live: () => readLivePage(store, 'production'),
    builds: async () => (await readLivePage(store, 'production'))?.release?.builds ?? {},
  };
}
