import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { RequestHandler } from 'webpack-dev-server';
import { allowPortal } from '#local/api/cors.ts';
import { recipeOf, type RemoteEnv } from '#release/build/apps.ts';
import { pathOf } from '#release/serving/pathOf.ts';

interface Recipe {
  default: (env: RemoteEnv, argv: { mode: 'production' | 'development' }) => Promise<webpack.Configuration>;
}

/** Compiles one app and serves it at its port. Resolves after the first compilation. */
export async function startServer(
  { folder, port }: { folder: string; port: number },
  {
    page,
    files = [],
    portal,
    hostPort = port,
    env = {},
  }: {
    /** answers every address that is no file's */
    page?: () => Promise<string>;
    /** directories served as they are */
    files?: { directory: string; address: string }[];
    /** origin of the deployed portal that alone may read the files; no fast refresh then, edits reload its page */
    portal?: string;
    /** port of the local page that alone may read the files otherwise, by either name of this machine */
    hostPort?: number;
    /** passed to the app's webpack configuration */
    env?: RemoteEnv;
  } = {},
): Promise<WebpackDevServer> {
  const { default: configure } = (await import(recipeOf(folder))) as Recipe;
  const compiler = webpack(await configure(env, { mode: portal ? 'production' : 'development' }));
  const readers = portal
    ? [portal]
    : ['localhost', '127.0.0.1'].map((name) => `http://${name}:${String(hostPort)}`);
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: !portal,
      liveReload: portal !== undefined,
      // The command stops all of its servers.
      setupExitSignals: false,
      static: files.map(({ directory, address }) => ({ directory, publicPath: address, watch: false })),
      allowedHosts: ['localhost', ...(portal ? [new URL(portal).hostname] : [])],
      headers: (request, response) => {
        allowPortal(request, response, readers);
        // A website could also run the files as scripts of its own, and print the functions that they leave behind.
        // The portal asks for them with CORS, which this does not concern.
        return { 'Cross-Origin-Resource-Policy': 'same-site' };
      },
      // On a remote's page, which is the host's, updates still come from the remote's own server.
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

/** Files lie at the top; deeper down, a dot is one of a slug, as for the servers of releases. */
const isFile = /^\/[^/]*\.[^/]*$/;

function pageMiddleware(page: () => Promise<string>) {
  return {
    name: 'portal-page',
    middleware: ((request, response, next) => {
      const pathname = pathOf(request.url);
      if (!['GET', 'HEAD'].includes(request.method) || pathname === null || isFile.test(pathname)) {
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
