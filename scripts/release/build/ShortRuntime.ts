import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

const name = 'ShortRuntime';

/** A part of webpack's runtime in other words. */
class ShortPart extends RuntimeModule {
  private readonly text: string;

  constructor(part: string, text: string) {
    super(part);
    this.text = text;
  }

  override generate(): string {
    return this.text;
  }
}

/**
 * Makes a remote's entry shorter than webpack can. Chunks are loaded by the host's function, with the policy of the page
 * (`scripts/federation/lendRuntime.ts`); its own name keeps chunks apart that have the same number elsewhere. Files are
 * where the entry is, which is always a classic script.
 */
export class ShortRuntime {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const prefix = JSON.stringify(`${compilation.outputOptions.uniqueName}:`);
      const parts = {
        [RuntimeGlobals.loadScript]: `(url, done, key) => __webpack_require__.federation.loadScript(url, done, ${prefix} + key)`,
        [RuntimeGlobals.publicPath]: 'new URL(".", document.currentScript.src).href',
      };
      for (const [part, text] of Object.entries(parts))
        compilation.hooks.runtimeRequirementInTree
          .for(part)
          // Before webpack's own plugin, which adds its part unless another has done so.
          .tap({ name, stage: -1 }, (chunk) => {
            compilation.addRuntimeModule(chunk, new ShortPart(part, `${part} = ${text};`));
            return true;
          });
    });
  }
}
