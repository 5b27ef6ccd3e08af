import path from 'node:path';
import { openStore } from './openStore.mjs';
import { publish } from './published.mjs';
import { readBuild } from './readBuild.mjs';
import { swapPage } from './swapPage.mjs';

const root = path.join(import.meta.dirname, '../..');

/** Where the build of an app lies. @param {string} app */
export const distOf = (app) => path.join(root, app, 'dist');

/**
 * Publishes the builds of all apps to a store and makes them live there, whatever was live before and without asking
 * the gate: for a store of one's own.
 *
 * @param {{ apps: { folder: string }[], config: import('./readConfig.mjs').PortalConfig, out: string, channel?: string, from?: typeof distOf, quality?: number }} options `from` says where the
 *   builds lie, `quality` how well their files are packed
 * @returns {Promise<Record<string, string>>} the build of each app
 * @throws {Error} a sentence, when an app has not been built
 */
export async function composePortal({ apps, config, out, channel = 'production', from = distOf, quality }) {
  const store = openStore(out);
  const built = apps.map(({ folder }) => readBuild(folder, from(folder)));
  for (const one of built) await publish(store, one, quality === undefined ? {} : { quality });
  const builds = Object.fromEntries(built.map(({ release: { app, build } }) => [app, build]));
  await swapPage(store, channel, () => ({ builds, config, kind: 'ship' }));
  return builds;
}
