import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../buildId.mjs';
import { originOf } from './originOf.mjs';

/** The file in which a build says of itself what a release has to know. It is not published as it is. */
export const buildRecordFile = 'portal-build.json';

/**
 * @typedef {object} AppFacts
 * @property {string} app its folder
 * @property {string} federationName
 * @property {string} version
 * @property {string} contract the version of `@portal/shared` it was built with
 * @property {Record<string, Share>} shared
 * @property {string[]} needs the host's: what it loads from remotes
 * @property {import('../../../webpack.shared.js').Address[]} [addresses]
 * @property {string} [signedOutScreen]
 * @property {Record<string, string>} [firstCalls]
 */

/**
 * One key of the shared modules, as the federation plugin was told.
 *
 * @typedef {object} Share
 * @property {string} version
 * @property {string} range what this build accepts from others
 * @property {boolean} isSingleton
 * @property {boolean} isBrought whether the build brings a copy for the case that nobody else does
 */

/**
 * @typedef {object} BuildFacts
 * @property {string} mode
 * @property {string} publicPath
 * @property {string[]} scripts what the page loads: the host's scripts in order, or a remote's entry
 * @property {Record<string, string[]>} exposes the scripts behind every exposed module
 * @property {Record<string, string[]>} packages what it has inside, with versions
 * @property {Record<string, string>} files the integrity value of every file that was written
 * @property {import('./originOf.mjs').Origin} origin
 */

/** @typedef {AppFacts & BuildFacts} PortalBuild */

/** Writes `portal-build.json` beside a build. */
export class BuildRecord {
  /** @param {AppFacts} facts */
  constructor(facts) {
    this.facts = facts;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildRecord', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildRecord', stage }, (assets) => {
        if (compiler.watchMode) return;
        const entry =
          compilation.entrypoints.get('main') ?? compilation.entrypoints.get(this.facts.federationName);
        const files = Object.keys(assets).sort();
        /** @type {PortalBuild} */
        const record = {
          ...this.facts,
          mode: String(compiler.options.mode),
          publicPath: String(compiler.options.output.publicPath),
          scripts: (entry?.getFiles() ?? []).filter(isScript),
          exposes: exposeScripts(compilation),
          packages: packagesIn(compilation),
          files: Object.fromEntries(
            files.map((file) => [file, integrityOf(compilation.assets[file]?.buffer() ?? '')]),
          ),
          origin: originOf(this.facts.app),
        };
        compilation.emitAsset(buildRecordFile, new sources.RawSource(JSON.stringify(record, null, 2)));
      });
    });
  }
}

/** @param {string} file */
const isScript = (file) => file.endsWith('.js');

/**
 * (The manifest lists more than that: it names the chunks of every module that shares code with the exposed one.)
 *
 * @param {import('webpack').Compilation} compilation
 */
function exposeScripts({ namedChunks }) {
  const prefix = '__federation_expose_';
  const exposes = [...namedChunks]
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, chunk]) => {
      const files = [...chunk.groupsIterable].flatMap((group) =>
        group.chunks.flatMap((one) => [...one.files]),
      );
      return [name.slice(prefix.length), [...new Set(files)].filter(isScript).sort()];
    });
  return Object.fromEntries(exposes.sort());
}

/** @param {import('webpack').Compilation} compilation @returns {Record<string, string[]>} */
function packagesIn({ modules }) {
  /** @type {Map<string, { name: string, version: string } | null>} */
  const known = new Map();
  /** The nearest package.json that has a name: some packages have others inside. @param {string} folder */
  const packageAt = (folder) => {
    if (!known.has(folder)) known.set(folder, readPackage(folder) ?? parentOf(folder));
    return known.get(folder);
  };
  const parentOf = (/** @type {string} */ folder) =>
    path.dirname(folder) === folder ? null : (packageAt(path.dirname(folder)) ?? null);

  /** @type {Map<string, Set<string>>} */
  const packages = new Map();
  const visit = (/** @type {object} */ module) => {
    const { resource, modules: inner } = /** @type {{ resource?: string, modules?: object[] }} */ (module);
    inner?.forEach(visit);
    const found = resource && path.isAbsolute(resource) ? packageAt(path.dirname(resource)) : null;
    if (found) packages.set(found.name, (packages.get(found.name) ?? new Set()).add(found.version));
  };
  [...modules].forEach(visit);
  return Object.fromEntries([...packages].map(([name, versions]) => [name, [...versions].sort()]).sort());
}

/** @param {string} folder @returns {{ name: string, version: string } | null} */
function readPackage(folder) {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return null;
  const { name, version } = JSON.parse(readFileSync(file, 'utf8'));
  return name && version ? { name, version } : null;
}
