import type { Compiler } from 'webpack';

const name = 'CompileHint';

/** https://v8.dev/blog/explicit-compile-hints */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Begins the scripts of first screens with the comment that makes Chromium compile their functions while they arrive,
 * beside the page: it would otherwise compile each of them when it is first called, and keep the reader waiting. Other
 * browsers pass over it. Scripts that come later have time, and not all of their functions are called.
 */
export class CompileHint {
  private readonly modules: RegExp;

  /** @param modules names of the chunks of what a page may begin with, beside its entries */
  constructor(modules: RegExp) {
    this.modules = modules;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the minifier, which drops comments, and before maps to the sources, which count lines.
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const groups = [...compilation.namedChunkGroups].filter(([group]) => this.modules.test(group));
        const first = [...compilation.entrypoints, ...groups].flatMap(([, group]) => group.getFiles());
        for (const file of new Set(first.filter((one) => one.endsWith('.js'))))
          compilation.updateAsset(file, (source) => new sources.ConcatSource(compileHint, source));
      });
    });
  }
}
