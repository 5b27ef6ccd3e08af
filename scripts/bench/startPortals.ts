import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
import { isPackable, packings } from '#release/serving/packings.ts';
import { rulesFor } from '#release/serving/servingRules.ts';
import { staticFiles } from '#release/serving/staticFiles.ts';
import type { SingleBundle } from './buildSingleBundle.ts';

const composed = path.join(root, '.composed');
/** Address of the single bundle's files. */
const base = '/apps/single';

/** One build of the same sources, served to a browser. */
export interface Portal {
  name: string;
  origin: string;
}

/** Serves the federated build and the single bundle side by side. */
export async function startPortals(bundle: SingleBundle) {
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
    await copyPacked(bundle.directory, path.join(singleFiles, base));
    const page = renderPage({
      config,
      remotes: apps.flatMap(({ federationName, declaration }) =>
        declaration
          ? { name: federationName, entry: '', declaration, scripts: addressesOf(bundle, federationName) }
          : [],
      ),
      bootScript: `${base}/${bundle.bootScript}`,
      scripts: bundle.scripts.map((file) => `${base}/${file}`),
      integrity: integrityIn(bundle.directory),
      guardsScripts: true,
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

/** Copies scripts, compressed as a release is. */
async function copyPacked(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const file of scriptsIn(from)) {
    const content = readFileSync(path.join(from, file));
    writeFileSync(path.join(to, file), content);
    if (!isPackable(file, content)) continue;
    for (const { extension, pack } of packings)
      writeFileSync(path.join(to, `${file}.${extension}`), await pack(content, 11));
  }
}

/** Browsers load no script without its value (`Integrity-Policy`). */
const integrityIn = (directory: string) =>
  Object.fromEntries(
    scriptsIn(directory).map((file) => [
      `${base}/${file}`,
      integrityOf(readFileSync(path.join(directory, file))),
    ]),
  );

const scriptsIn = (directory: string) => readdirSync(directory).filter((file) => file.endsWith('.js'));

/** Addresses of the scripts behind each module of a remote. */
const addressesOf = ({ modules }: SingleBundle, remote: string) =>
  Object.fromEntries(
    Object.entries(modules[remote] ?? {}).map(([module, files]) => [
      module,
      files.map((file) => `${base}/${file}`),
    ]),
  );
