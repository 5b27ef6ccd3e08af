import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { messageOf } from '#process/messageOf.ts';
import { root } from '#process/root.ts';
import { runTypeScript } from '#process/runTypeScript.ts';
import { contractFile } from '../contract/Contract.ts';
import type { ContractOrder } from './writeContract.ts';
import type { Compiler } from 'webpack';

/** Emits the app's contract with its build, or fails it; the compiler runs in a thread beside webpack. */
export class ContractFile {
  private readonly app: ContractOrder['app'];

  constructor(app: ContractOrder['app']) {
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

function startContract(
  app: ContractOrder['app'],
): Promise<{ text: string } | { text?: undefined; fault: string }> {
  return new Promise((resolve) => {
    const worker = new Worker(path.join(import.meta.dirname, 'writeContract.ts'), {
      execArgv: runTypeScript(),
      workerData: { root, app } satisfies ContractOrder,
    });
    worker.once('message', resolve);
    worker.once('error', (error) => {
      resolve({ fault: messageOf(error) });
    });
  });
}
