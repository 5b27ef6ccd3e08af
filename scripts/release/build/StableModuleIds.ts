import { createHash } from 'node:crypto';

/**
 * What follows from whole paths in the name of a module: Module Federation names an entry that it writes for each build
 * after a text with paths in it, and webpack adds a hash of the names of all modules that were joined.
 */
const hashesOfPaths = /(?<=\.federation\/entry\.)\w+|\|[\da-f]{32}$/g;

/**
 * Numbers modules by what they are, wherever the repository lies. Webpack's own way counts whole paths in where Module
 * Federation has them in its names, and then two machines build two different remotes of one commit.
 */
export class StableModuleIds {
  #root;

  /** @param {string} root of the repository */
  constructor(root) {
    this.#root = root;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
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

  /** @param {import('webpack').Module} module */
  #nameOf(module) {
    const short = module.libIdent({ context: this.#root }) ?? '';
    return `${short} ${module.identifier().replaceAll(this.#root, '')}`.replace(hashesOfPaths, '');
  }
}
