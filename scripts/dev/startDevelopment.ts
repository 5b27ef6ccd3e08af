import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { distOf, readDeclaration, type App } from '#release/build/apps.ts';
import { buildApp } from '#release/build/buildApp.ts';
import { buildRecordFile } from '#release/build/PortalBuild.ts';
import { checkConfig } from '#release/config/readConfig.ts';
import { renderPage, type RemoteEntry } from '#release/page/renderPage.ts';
import { builtAddress, builtEntry } from './builtEntry.ts';
import { startServer } from './startServer.ts';
import { root } from '#process/root.ts';

/** Compiles apps and serves each at its own port, with a registry of local remotes. Resolves once all are compiled. */
export async function startDevelopment({
  sources,
  builds = [],
  config,
}: {
  /** the host, and remotes to compile */
  sources: App[];
  /** remotes served from their last build */
  builds?: App[];
  config: object;
}): Promise<{ origin: string; stop: () => Promise<void> }> {
  for (const { folder } of builds)
    if (!existsSync(path.join(distOf(folder), buildRecordFile))) await buildApp(folder);
  const checked = checkConfig(config);
  const page = async () => {
    const remotes = await Promise.all(sources.filter(({ folder }) => folder !== 'host').map(readAgain));
    return renderPage({
      config: checked,
      remotes: [...remotes.map(sourceEntry), ...builds.map(({ folder }) => builtEntry(folder))],
      bootScript: '/boot.js',
      scripts: ['/main.js'],
    });
  };
  const files = builds.map(({ folder }) => ({ directory: distOf(folder), address: builtAddress(folder) }));
  const host = sources.find(({ folder }) => folder === 'host');
  const readBy = host ? { hostPort: host.port } : {};
  const servers = await Promise.all(
    sources.map((app) => startServer(app, app === host ? { page, files } : readBy)),
  );
  return {
    origin: `http://localhost:${String(host?.port)}`,
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

/** A declaration that was changed is live with the next load of the page. */
async function readAgain(app: App): Promise<App> {
  const { mtimeMs } = statSync(path.join(root, app.folder, 'src/portal.ts'));
  return { ...app, declaration: await readDeclaration(app.folder, root, String(mtimeMs)) };
}

const sourceEntry = ({ federationName, port, declaration }: App): RemoteEntry => ({
  name: federationName,
  entry: `http://localhost:${String(port)}/remoteEntry.js`,
  ...(declaration && { declaration }),
});
