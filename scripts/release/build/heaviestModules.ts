import path from 'node:path';
import type { Compilation, Module } from 'webpack';
import type { HeavyModule } from './PortalBuild.ts';

/** Enough for a refusal to say where the weight is. */
const howMany = 3;

/** Largest modules in the chunks of some scripts, the largest first. */
export function heaviestModules(compilation: Compilation, scripts: string[]): HeavyModule[] {
  const { chunks, chunkGraph, compiler } = compilation;
  const modules = [...chunks]
    .filter((chunk) => scripts.some((script) => chunk.files.has(script)))
    .flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])
    .flatMap(filesOf)
    .map((module) => ({
      module: nameOf(module, path.dirname(compiler.context)),
      size: Math.round(module.size() * usedShare(compilation, module)),
    }));
  return modules.sort((a, b) => b.size - a.size || (a.module < b.module ? -1 : 1)).slice(0, howMany);
}

/** A concatenated module contains several files. Those that the federation plugin makes up are none. */
function filesOf(module: Module): Module[] {
  const inner =
    'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module];
  return inner.filter((one) => !(one.nameForCondition() ?? '.federation').includes('.federation'));
}

/** Part of a module's exports that anybody uses: the rest is left out when the code is minified. */
function usedShare({ moduleGraph, compiler }: Compilation, module: Module): number {
  const { Unused } = compiler.webpack.UsageState;
  const own = [...moduleGraph.getExportsInfo(module).orderedExports];
  const used = own.filter((one) => one.getUsed(undefined) !== Unused);
  return own.length === 0 ? 1 : used.length / own.length;
}

/** Path in the package for a library's file, in the repository for one of ours. */
function nameOf(module: Module, root: string): string {
  const file = module.nameForCondition() ?? '';
  const inLibrary = file.lastIndexOf('node_modules/');
  return inLibrary >= 0 ? file.slice(inLibrary + 'node_modules/'.length) : path.relative(root, file);
}
