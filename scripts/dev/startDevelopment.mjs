import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { checkConfig } from '../release/readConfig.mjs';
import { renderPage } from '../release/renderPage.mjs';

const root = path.join(import.meta.dirname, '../..');

/** @typedef {{ folder: string, federationName: string, port: number }} App */

/**
 * Compiles every app from its sources and serves each at its own port; the host's server answers every address of the
 * portal with a page whose registry points at the local remotes. Edits appear without a reload where React allows it.
 *
 * @param {{ apps: App[], config: object }} options
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>} when everything has been compiled
 */
export async function startDevelopment({ apps, config }) {
  const servers = await Promise.all(apps.map((app) => startServer(app, apps, config)));
  const host = apps.find(({ folder }) => folder === 'host');
  return {
    origin: `http://localhost:${String(host?.port)}`,
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

/** @param {App} app @param {App[]} apps @param {object} config */
async function startServer({ folder, port }, apps, config) {
  const { default: configure } = await import(path.join(root, folder, 'webpack.config.js'));
  const compiler = webpack(configure({}, { mode: 'development' }));
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      static: false,
      allowedHosts: ['localhost'],
      headers: { 'Access-Control-Allow-Origin': '*' },
      // A remote's page is the host's: its updates come from its own server all the same.
      client: { webSocketURL: `ws://localhost:${String(port)}/ws`, overlay: false, logging: 'warn' },
      setupMiddlewares: (middlewares) =>
        folder === 'host' ? [...middlewares, pageMiddleware(apps, config)] : middlewares,
    },
    compiler,
  );
  const compiled = new Promise((resolve) => compiler.hooks.done.tap('portal', resolve));
  await server.start();
  await compiled;
  return server;
}

/** @param {App[]} apps @param {object} config */
function pageMiddleware(apps, config) {
  const page = renderPage({
    config: checkConfig(config),
    remotes: apps
      .filter(({ folder }) => folder !== 'host')
      .map(({ federationName, port }) => ({
        name: federationName,
        entry: `http://localhost:${String(port)}/remoteEntry.js`,
      })),
    scripts: ['/main.js'],
  });
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
