import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { buildApp } from '../commands/buildApp.mjs';
import { checkConfig } from '../release/readConfig.mjs';
import { renderPage } from '../release/renderPage.mjs';

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
    if (!existsSync(path.join(distOf(app), 'mf-manifest.json'))) await buildApp(app.folder);
  const page = renderPage({
    config: checkConfig(config),
    remotes: [
      ...sources.filter(({ folder }) => folder !== 'host').map(sourceEntry),
      ...builds.map(builtEntry),
    ],
    scripts: ['/main.js'],
  });
  const servers = await Promise.all(
    sources.map((app) => startServer(app, app.folder === 'host' ? { page, builds } : undefined)),
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
  const manifest = JSON.parse(readFileSync(path.join(distOf(app), 'mf-manifest.json'), 'utf8'));
  return { name: app.federationName, entry: `${builtAddress(app)}/${manifest.metaData.remoteEntry.name}` };
}

/** @param {App} app @param {{ page: string, builds: App[] }} [portal] what the host's server has beside the host */
async function startServer({ folder, port }, portal) {
  const { default: configure } = await import(path.join(root, folder, 'webpack.config.js'));
  const compiler = webpack(configure({}, { mode: 'development' }));
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      static: (portal?.builds ?? []).map((app) => ({
        directory: distOf(app),
        publicPath: builtAddress(app),
        watch: false,
      })),
      allowedHosts: ['localhost'],
      headers: { 'Access-Control-Allow-Origin': '*' },
      // A remote's page is the host's: its updates come from its own server all the same.
      client: { webSocketURL: `ws://localhost:${String(port)}/ws`, overlay: false, logging: 'warn' },
      setupMiddlewares: (middlewares) =>
        portal ? [...middlewares, pageMiddleware(portal.page)] : middlewares,
    },
    compiler,
  );
  const compiled = new Promise((resolve) => compiler.hooks.done.tap('portal', resolve));
  await server.start();
  await compiled;
  return server;
}

/** @param {string} page */
function pageMiddleware(page) {
  return {
    name: 'portal-page',
    /** @type {import('webpack-dev-server').RequestHandler} */
    middleware: (request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://portal');
      if (request.method !== 'GET' || path.extname(pathname) !== '') return next();
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('cache-control', 'no-store');
      response.end(page);
    },
  };
}
