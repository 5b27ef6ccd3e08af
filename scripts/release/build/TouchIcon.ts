import { readFileSync } from 'node:fs';
import type { Compiler } from 'webpack';

/** In the output of the host. A page names it by this name where a build has it. */
export const touchIconFile = 'touch-icon.png';

/** Emits the picture with which phones keep the portal on their home screen. */
export class TouchIcon {
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('TouchIcon', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'TouchIcon', stage }, () => {
        compilation.emitAsset(touchIconFile, new sources.RawSource(readFileSync(this.file)));
      });
    });
  }
}
