import { createHash } from 'node:crypto';
import type { Compiler, Module } from 'webpack';

/**
 * Hashes of absolute paths in module names: Module Federation names its generated entry after a text with paths in it,
 * and webpack adds a hash of the names of all modules that were concatenated.
 */
const hashesOfPaths = /(?<=\.federation\/entry\.)\w+|\|[\da-f]{32}$/g;

/**
 * Numbers modules independently of where the repository lies. Webpack's own numbers follow from absolute paths where
 * Module Federation puts them into identifiers, so that two machines build two different remotes of one commit
 * (webpack#20852, module-federation/core#4830).
 */
export class StableModuleIds {
  #root;

  /** @param root of the repository */
  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('StableModuleIds', (compilation) => {
      compilation.hooks.moduleIds.tap('StableModuleIds', (modules) => {
        const { chunkGraph } = compilation;
        const named = [...modules]
          .filter(
            (module) =>
              module.needId &&
              chunkGraph.getNumberOfModuleChunks(module) > 0 &&
              chunkGraph.getModuleId(module) === null,
          )
          .map((module) => ({ module, name: this.#nameOf(module) }))
          .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
        // Few enough digits to be short, enough numbers for most to get their own.
        const range = 10 ** Math.ceil(Math.log10(named.length * 5));
        const taken = new Set();
        for (const { module, name } of named) {
          let id = createHash('sha256').update(name).digest().readUInt32BE() % range;
          while (taken.has(id)) id = (id + 1) % range;
          taken.add(id);
          chunkGraph.setModuleId(module, id);
        }
      });
    });
  }

  #nameOf(module: Module) {
    const short = module.libIdent({ context: this.#root }) ?? '';
    return `${short} ${module.identifier().replaceAll(this.#root, '')}`.replace(hashesOfPaths, '');
  }
}
