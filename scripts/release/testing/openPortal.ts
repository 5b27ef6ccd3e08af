import path from 'node:path';
import { readLivePage } from '../livePage.mjs';
import { openStore } from '../openStore.mjs';
import { ship } from '../ship.mjs';
import { fakeApps, fakeBuild, fakeConfig } from './fakeBuild.mjs';
import { temporaryDirectory } from './temporaryDirectory.mjs';

/**
 * A store in which release 1 of three small apps is live.
 *
 * @param {import('node:test').TestContext} context
 */
export async function openPortal(context) {
  const root = temporaryDirectory(context);
  const directory = path.join(root, 'store');
  const store = openStore(directory);
  const candidate = { store, channel: 'production' };
  await ship({ ...candidate, apps: fakeApps(path.join(root, 'first')), config: fakeConfig });

  let count = 0;
  return {
    root,
    directory,
    store,
    /** A build of an app that is like the usual one but for the changes. @param {string} app @param {import('./fakeBuild.mjs').Changes} [changes] */
    build: (app, changes) => fakeBuild(path.join(root, `build-${String((count += 1))}`), app, changes),
    /** A build of an app with other content, at once live. @param {string} app @param {string} text */
    shipText: async (app, text) => {
      const file = app === 'host' ? 'main.js' : 'remoteEntry.js';
      const built = fakeBuild(path.join(root, `ship-${app}-${text}`), app, { content: { [file]: text } });
      return ship({ ...candidate, apps: [built] });
    },
    candidate: (/** @type {{ app: string, dist: string }[]} */ ...apps) => ({ ...candidate, apps }),
    live: () => readLivePage(store, 'production'),
    builds: async () => (await readLivePage(store, 'production'))?.release?.builds ?? {},
  };
}
