import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '#release/build/buildId.ts';
import { renderPage } from '#release/page/renderPage.ts';
import { isPackable, packings } from '#release/serving/packings.ts';
import type { SingleBundle } from './buildSingleBundle.ts';
import type { Composition } from './startPortals.ts';

/** Address of the single bundle's files. */
const base = '/apps/single';

/** Writes the single bundle and a page that says of it what a page says of a release. */
export async function composeSingle(bundle: SingleBundle, { apps, config, out }: Composition): Promise<void> {
  await copyPacked(bundle.directory, path.join(out, base));
  const page = renderPage({
    config,
    // Only a release asks for anything ahead.
    release: { number: 1, channel: 'production', at: new Date().toISOString(), builds: {} },
    remotes: apps.flatMap(({ federationName, declaration }) =>
      declaration
        ? { name: federationName, entry: '', declaration, scripts: addressesOf(bundle, federationName) }
        : [],
    ),
    bootScript: `${base}/${bundle.bootScript}`,
    scripts: bundle.scripts.map((file) => `${base}/${file}`),
    integrity: integrityIn(bundle.directory),
    asksEarly: true,
    hidesFault: true,
    guardsScripts: true,
  });
  writeFileSync(path.join(out, 'index.html'), page);
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
