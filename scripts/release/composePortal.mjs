import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exposeScriptsFile } from '../../webpack.shared.js';
import { buildId, integrityOf, publishedFiles } from './buildId.mjs';
import { firstNeeds } from './firstNeeds.mjs';
import { renderPage } from './renderPage.mjs';

/** @typedef {import('./readConfig.mjs').PortalConfig} PortalConfig */
/** @typedef {import('../../webpack.shared.js').App} App */

const root = path.join(import.meta.dirname, '../..');

/**
 * Puts the built apps together into a folder that any static file server can serve: `apps/<app>/<build>/…`, which is
 * never changed afterwards, and `index.html`, which names one build of each and is swapped in last, in one step.
 *
 * @param {{ apps: App[], config: PortalConfig, out: string }} options
 * @returns {Record<string, string>} the build of each app
 * @throws {Error} a sentence, when an app has not been built
 */
export function composePortal({ apps, config, out }) {
  /** @type {Record<string, string>} */
  const builds = {};
  /** @type {Record<string, string>} */
  const integrity = {};
  /** @type {{ name: string, entry: string }[]} */
  const remotes = [];
  /** @type {Record<string, string[]>} */
  const screenScripts = {};
  /** @type {string[]} */
  let scripts = [];

  for (const { folder, federationName } of apps) {
    const dist = path.join(root, folder, 'dist');
    if (!existsSync(path.join(dist, 'mf-manifest.json')))
      throw new Error(`${folder} has not been built: run "npm run build" first.`);
    const build = buildId(dist);
    builds[folder] = build;
    const address = `/apps/${folder}/${build}`;
    const target = path.join(out, address);
    const files = publishedFiles(dist);
    if (!existsSync(target)) {
      const unfinished = `${target}.new-${String(process.pid)}`;
      for (const file of files) {
        mkdirSync(path.dirname(path.join(unfinished, file)), { recursive: true });
        cpSync(path.join(dist, file), path.join(unfinished, file));
      }
      renameSync(unfinished, target);
    }
    for (const file of files.filter((name) => name.endsWith('.js')))
      integrity[`${address}/${file}`] = integrityOf(readFileSync(path.join(dist, file)));

    if (folder === 'host') scripts = hostScripts(files).map((file) => `${address}/${file}`);
    else {
      const manifest = JSON.parse(readFileSync(path.join(dist, 'mf-manifest.json'), 'utf8'));
      const entry = `${address}/${manifest.metaData.remoteEntry.name}`;
      remotes.push({ name: federationName, entry });
      /** @type {Record<string, string[]>} */
      const exposes = JSON.parse(readFileSync(path.join(dist, exposeScriptsFile), 'utf8'));
      for (const [screen, needed] of Object.entries(exposes))
        screenScripts[`${federationName}/${screen}`] = [entry, ...needed.map((file) => `${address}/${file}`)];
    }
  }

  const first = firstNeeds(apps, (screen) => screenScripts[screen] ?? []);
  const page = renderPage({ config, remotes, scripts, integrity, first });
  const unfinished = path.join(out, `.index-${String(process.pid)}.html`);
  writeFileSync(unfinished, page);
  renameSync(unfinished, path.join(out, 'index.html'));
  return builds;
}

/** The host's entry and what it cannot start without; React first, because the entry waits for it. @param {string[]} files */
function hostScripts(files) {
  return ['react', 'main'].flatMap((name) =>
    files.filter((file) => file.startsWith(`${name}.`) && file.endsWith('.js')),
  );
}
