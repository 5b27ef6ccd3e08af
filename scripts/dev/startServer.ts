import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

const root = path.join(import.meta.dirname, '../..');

/**
 * Compiles one app from its sources and serves it at its port.
 *
 * @param {{ folder: string, port: number }} app
 * @param {object} [more]
 * @param {() => Promise<string>} [more.page] answers every address without a file extension
 * @param {{ directory: string, address: string }[]} [more.files] directories that are served as they are
 * @param {string} [more.portal] the origin of a deployed portal that alone may read what is served; React's refresh does
 *   not work there, and an edit loads its page again
 * @param {import('../../webpack.shared.js').RemoteEnv} [more.env] for the app's webpack configuration
 * @returns {Promise<WebpackDevServer>} when it has been compiled for the first time
 */
export async function startServer({ folder, port }, { page, files = [], portal, env = {} } = {}) {
  const { default: configure } = await import(path.join(root, folder, 'webpack.config.js'));
  const compiler = webpack(configure(env, { mode: portal ? 'production' : 'development' }));
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: !portal,
      liveReload: portal !== undefined,
      static: files.map(({ directory, address }) => ({ directory, publicPath: address, watch: false })),
      allowedHosts: ['localhost', ...(portal ? [new URL(portal).hostname] : [])],
      headers: {
        'Access-Control-Allow-Origin': portal ?? '*',
        ...(portal && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      },
      // A remote's page is the host's: its updates come from its own server all the same.
      client: { webSocketURL: `ws://localhost:${String(port)}/ws`, overlay: false, logging: 'warn' },
      setupMiddlewares: (middlewares) => (page ? [...middlewares, pageMiddleware(page)] : middlewares),
    },
    compiler,
  );
  const compiled = new Promise((resolve) => compiler.hooks.done.tap('portal', resolve));
  await server.start();
  await compiled;
  return server;
}

/** @param {() => Promise<string>} page */
function pageMiddleware(page) {
  return {
    name: 'portal-page',
    /** @type {import('webpack-dev-server').RequestHandler} */
    middleware: (request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://portal');
      if (request.method !== 'GET' || path.extname(pathname) !== '') return next();
      page().then((text) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.setHeader('cache-control', 'no-store');
        response.end(text);
      }, next);
    },
  };
}
