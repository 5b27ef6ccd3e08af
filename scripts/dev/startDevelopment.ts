import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildApp } from '../commands/buildApp.mjs';
import { buildRecordFile } from '../release/build/BuildRecord.mjs';
import { checkConfig } from '../release/readConfig.mjs';
import { renderPage } from '../release/renderPage.mjs';
import { startServer } from './startServer.mjs';

const root = path.join(import.meta.dirname, '../..');

/** @typedef {{ folder: string, federationName: string, port: number }} App */
/** @typedef {{ name: string, entry: string }} RemoteEntry */

/** Where the host's server offers the remotes that are not compiled. @param {App} app */
const builtAddress = ({ folder }) => `/built/${folder}`;
/** @param {App} app */
const distOf = ({ folder }) => path.join(root, folder, 'dist');

/**
 * Compiles apps from their sources and serves each at its own port; the host's server answers every address of the
 * portal with a page whose registry points at the local remotes. Edits appear without a reload where React allows it.
 *
 * @param {object} options
 * @param {App[]} options.sources the host and the remotes that are worked on
 * @param {App[]} [options.builds] remotes whose last build will do
 * @param {object} options.config
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>} when everything has been compiled
 */
export async function startDevelopment({ sources, builds = [], config }) {
  for (const app of builds)
    if (!existsSync(path.join(distOf(app), buildRecordFile))) await buildApp(app.folder);
  const page = renderPage({
    config: checkConfig(config),
    remotes: [
      ...sources.filter(({ folder }) => folder !== 'host').map(sourceEntry),
      ...builds.map(builtEntry),
    ],
    scripts: ['/main.js'],
  });
  const files = builds.map((app) => ({ directory: distOf(app), address: builtAddress(app) }));
  const servers = await Promise.all(
    sources.map((app) =>
      startServer(app, app.folder === 'host' ? { page: () => Promise.resolve(page), files } : {}),
    ),
  );
  const host = sources.find(({ folder }) => folder === 'host');
  return {
    origin: `http://localhost:${String(host?.port)}`,
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

/** @param {App} app @returns {RemoteEntry} */
const sourceEntry = ({ federationName, port }) => ({
  name: federationName,
  entry: `http://localhost:${String(port)}/remoteEntry.js`,
});

/** @param {App} app @returns {RemoteEntry} */
function builtEntry(app) {
  /** @type {import('../release/build/BuildRecord.mjs').PortalBuild} */
  const { federationName, scripts } = JSON.parse(
    readFileSync(path.join(distOf(app), buildRecordFile), 'utf8'),
  );
  return { name: federationName, entry: `${builtAddress(app)}/${String(scripts[0])}` };
}
