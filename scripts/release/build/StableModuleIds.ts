import { createHash } from 'node:crypto';
import type { Compiler, Module } from 'webpack';

/** Hashes of absolute paths in module names, by Module Federation (entry) and webpack (concatenated modules). */
const hashesOfPaths = /(?<=\.federation\/entry\.)\w+|\|[\da-f]{32}$/g;

/**
 * Numbers modules independently of the repository's path. Module Federation puts absolute paths into identifiers, so
 * that two machines would build different remotes of one commit (webpack#20852, module-federation/core#4830).
 */
export class StableModuleIds {
  #root;

  /** @param root folder of the repository */
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
        // The fewest digits that leave most modules without a collision.
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
