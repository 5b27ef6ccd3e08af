import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { RequestHandler } from 'webpack-dev-server';
import { root } from '#process/root.ts';
import type { RemoteEnv } from '#release/build/apps.ts';

/** The webpack configuration of an app, as its package writes it. */
interface Recipe {
  default: (env: RemoteEnv, argv: { mode: 'production' | 'development' }) => webpack.Configuration;
}

/**
 * Compiles one app from its sources and serves it at its port.
 *
 * @returns when it has been compiled for the first time
 */
export async function startServer(
  { folder, port }: { folder: string; port: number },
  {
    page,
    files = [],
    portal,
    env = {},
  }: {
    /** answers every address without a file extension */
    page?: () => Promise<string>;
    /** directories that are served as they are */
    files?: { directory: string; address: string }[];
    /**
     * the origin of a deployed portal that alone may read what is served; React's refresh does
     * not work there, and an edit loads its page again
     */
    portal?: string;
    /** for the app's webpack configuration */
    env?: RemoteEnv;
  } = {},
): Promise<WebpackDevServer> {
  const { default: configure } = (await import(path.join(root, folder, 'webpack.config.js'))) as Recipe;
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
  const compiled = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('portal', () => {
      resolve();
    });
  });
  await server.start();
  await compiled;
  return server;
}

function pageMiddleware(page: () => Promise<string>) {
  return {
    name: 'portal-page',
    middleware: ((request, response, next) => {
      const { pathname } = new URL(request.url, 'http://portal');
      if (request.method !== 'GET' || path.extname(pathname) !== '') {
        next();
        return;
      }
      page().then((text) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.setHeader('cache-control', 'no-store');
        response.end(text);
      }, next);
    }) satisfies RequestHandler,
  };
}
