import { billOfMaterials } from './billOfMaterials.ts';
import { bootScriptOf } from './BootScript.ts';
import { integrityOf } from './buildId.ts';
import { originOf } from './originOf.ts';
import { packagesIn, type BundledPackage } from './packagesIn.ts';
import { heaviestModules } from './heaviestModules.ts';
import { buildRecordFile, type PortalBuild } from './PortalBuild.ts';
import { billFile } from './readBill.ts';
import type { Compilation, Compiler } from 'webpack';

/** Facts that webpack does not know. */
export type AppFacts = Omit<
  PortalBuild,
  | 'mode'
  | 'publicPath'
  | 'bootScript'
  | 'hidesFault'
  | 'scripts'
  | 'exposes'
  | 'heaviest'
  | 'packages'
  | 'sbom'
  | 'files'
  | 'origin'
>;

export class BuildRecord {
  private readonly facts: AppFacts;

  constructor(facts: AppFacts) {
    this.facts = facts;
  }

  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildRecord', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildRecord', stage }, (assets) => {
        if (compiler.watchMode) return;
        const entry =
          compilation.entrypoints.get('main') ?? compilation.entrypoints.get(this.facts.federationName);
        const bootScript = bootScriptOf(compilation);
        const scripts = (entry?.getFiles() ?? []).filter(isScript);
        const exposes = exposeScripts(compilation);
        const screens = Object.entries(exposes).map(([name, files]): [string, string[]] => [
          name,
          [...scripts, ...files],
        ]);
        const packages = packagesIn(compilation.modules);
        const first = packagesOf(compilation, [...scripts, ...Object.values(exposes).flat()]);
        const bill = billOfMaterials(
          { folder: this.facts.app, version: this.facts.version },
          packages,
          (name) => first.has(name),
        );
        compilation.emitAsset(billFile, new sources.RawSource(bill));
        const files = Object.keys(assets).sort();
        const record: PortalBuild = {
          ...this.facts,
          mode: String(compiler.options.mode),
          publicPath: String(compiler.options.output.publicPath),
          ...(bootScript && { bootScript, hidesFault: true }),
          scripts,
          exposes,
          heaviest: Object.fromEntries(
            (screens.length > 0 ? screens : [['.', scripts] as const]).map(([name, files]) => [
              name,
              heaviestModules(compilation, files),
            ]),
          ),
          packages: versionsOf(packages),
          sbom: billFile,
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

/** Names of the packages in the chunks of some scripts. */
function packagesOf({ chunks, chunkGraph }: Compilation, scripts: string[]): Set<string> {
  const modules = [...chunks]
    .filter((chunk) => scripts.some((script) => chunk.files.has(script)))
    .flatMap((chunk) => chunkGraph.getChunkModules(chunk));
  return new Set(packagesIn(modules).map(({ name }) => name));
}

function versionsOf(packages: BundledPackage[]): Record<string, string[]> {
  const versions: Record<string, string[]> = {};
  for (const { name, version } of packages) versions[name] = [...(versions[name] ?? []), version];
  return versions;
}

const isScript = (file: string) => file.endsWith('.js');

/** The federation plugin's manifest lists more: chunks of every module that shares code with the exposed one. */
function exposeScripts({ namedChunks }: Compilation): Record<string, string[]> {
  const prefix = '__federation_expose_';
  const exposes = [...namedChunks]
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, chunk]): [string, string[]] => {
      const files = [...chunk.groupsIterable].flatMap((group) =>
        group.chunks.flatMap((one) => [...one.files]),
      );
      return [name.slice(prefix.length), [...new Set(files)].filter(isScript).sort()];
    });
  return Object.fromEntries(exposes.sort(([a], [b]) => (a < b ? -1 : 1)));
}
