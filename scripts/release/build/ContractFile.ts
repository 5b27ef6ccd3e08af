import { contractFile } from '../contract/Contract.ts';
import { startContract } from './startContract.ts';
import type { App } from './apps.ts';
import type { Compiler } from 'webpack';

/** Emits the app's contract with its build, or fails it. */
export class ContractFile {
  private readonly app: App;

  constructor(app: App) {
    this.app = app;
  }

  apply(compiler: Compiler) {
    const { Compilation, sources, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ContractFile', (compilation) => {
      const contract = startContract(this.app);
      // Before the build record, which lists every file.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT - 1;
      compilation.hooks.processAssets.tapPromise({ name: 'ContractFile', stage }, async () => {
        const result = await contract;
        if (result.text === undefined) compilation.errors.push(new WebpackError(result.fault));
        else compilation.emitAsset(contractFile, new sources.RawSource(result.text));
      });
    });
  }
}
