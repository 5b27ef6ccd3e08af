import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localConfig } from '#dev/startPreview.ts';
import { startStack } from '#local/startStack.ts';
import { listen } from '#process/listen.ts';
import { root } from '#process/root.ts';
import { readApps } from '#release/build/apps.ts';
import { integrityOf } from '#release/build/buildId.ts';
import { checkConfig } from '#release/config/readConfig.ts';
import { composePortal } from '#release/live/composePortal.ts';
import { renderPage } from '#release/page/renderPage.ts';
import { rulesFor } from '#release/serving/servingRules.ts';
import { staticFiles } from '#release/serving/staticFiles.ts';

const composed = path.join(root, '.composed');

/** One build of the same sources, served to a browser. */
export interface Portal {
  name: string;
  origin: string;
}

/**
 * Serves the federated build and the single bundle side by side.
 *
 * @param singleBundle the directory of that build
 */
export async function startPortals(singleBundle: string) {
  const usual = { purpose: 'the benchmark', variable: 'PORTAL_PORT', port: 0 };
  const federated = await listen(usual);
  const single = await listen(usual);
  const stack = await startStack({ portalOrigins: [federated.origin, single.origin] });
  mkdirSync(composed, { recursive: true });
  const directory = mkdtempSync(path.join(composed, 'bench-'));
  const stop = async () => {
    await Promise.all([stack.stop(), federated.stop(), single.stop()]);
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    const config = checkConfig(localConfig(stack));
    const rules = rulesFor(config);
    const apps = await readApps();
    const federatedFiles = path.join(directory, 'federated');
    await composePortal({ apps, config, out: federatedFiles });
    federated.server.on('request', staticFiles({ directory: federatedFiles, rules }));

    const singleFiles = path.join(directory, 'single');
    cpSync(singleBundle, path.join(singleFiles, 'apps/single'), { recursive: true });
    const page = renderPage({
      config,
      remotes: apps.flatMap(({ federationName, declaration }) =>
        declaration ? { name: federationName, entry: '', declaration } : [],
      ),
      scripts: scriptsOf(singleBundle),
      integrity: integrityIn(singleBundle),
    });
    writeFileSync(path.join(singleFiles, 'index.html'), page);
    single.server.on('request', staticFiles({ directory: singleFiles, rules }));
  } catch (error) {
    await stop();
    throw error;
  }
  const portals: Portal[] = [
    { name: 'federated', origin: federated.origin },
    { name: 'single bundle', origin: single.origin },
  ];
  return { portals, stop };
}

/** Browsers load no script without its value (`Integrity-Policy`). */
const integrityIn = (directory: string) =>
  Object.fromEntries(
    readdirSync(directory)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [`/apps/single/${file}`, integrityOf(readFileSync(path.join(directory, file)))]),
  );

/** The page loads React's script first, then the one that starts. */
const scriptsOf = (directory: string) =>
  ['react', 'main'].flatMap((name) =>
    readdirSync(directory)
      .filter((file) => file.startsWith(`${name}.`) && file.endsWith('.js'))
      .map((file) => `/apps/single/${file}`),
  );
