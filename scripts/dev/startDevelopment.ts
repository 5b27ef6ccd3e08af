import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { readDeclaration, type App } from '#release/build/apps.ts';
import { buildApp } from '#release/build/buildApp.ts';
import { buildRecordFile } from '#release/build/PortalBuild.ts';
import { checkConfig } from '#release/config/readConfig.ts';
import { renderPage, type RemoteEntry } from '#release/page/renderPage.ts';
import { startServer } from './startServer.ts';
import { root } from '#process/root.ts';

const entryRecord = v.object({ scripts: v.tupleWithRest([v.string()], v.string()) });

/** Path of a prebuilt remote on the host's server. */
const builtAddress = ({ folder }: App) => `/built/${folder}`;
const distOf = ({ folder }: App) => path.join(root, folder, 'dist');

/**
 * Compiles apps and serves each at its own port; the host's page has a registry that points at the local remotes.
 * Resolves once everything has been compiled.
 */
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
  for (const app of builds)
    if (!existsSync(path.join(distOf(app), buildRecordFile))) await buildApp(app.folder);
  const checked = checkConfig(config);
  const page = async () => {
    const remotes = await Promise.all(sources.filter(({ folder }) => folder !== 'host').map(readAgain));
    return renderPage({
      config: checked,
      remotes: [...remotes.map(sourceEntry), ...builds.map(builtEntry)],
      bootScript: '/boot.js',
      scripts: ['/main.js'],
    });
  };
  const files = builds.map((app) => ({ directory: distOf(app), address: builtAddress(app) }));
  const servers = await Promise.all(
    sources.map((app) => startServer(app, app.folder === 'host' ? { page, files } : {})),
  );
  const host = sources.find(({ folder }) => folder === 'host');
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

function builtEntry(app: App): RemoteEntry {
  const record: unknown = JSON.parse(readFileSync(path.join(distOf(app), buildRecordFile), 'utf8'));
  const [entry] = v.parse(entryRecord, record).scripts;
  return {
    name: app.federationName,
    entry: `${builtAddress(app)}/${entry}`,
    ...(app.declaration && { declaration: app.declaration }),
  };
}
