import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { contractFile } from '../contract/Contract.mjs';

const root = path.join(import.meta.dirname, '../../..');

/** Puts the app's contract beside its build. The compiler works on it while webpack works on the rest. */
export class ContractFile {
  /** @param {string} folder the app's */
  constructor(folder) {
    this.folder = folder;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ContractFile', (compilation) => {
      const contract = startContract(this.folder);
      // Among the last, and before the record that lists every file.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT - 1;
      compilation.hooks.processAssets.tapPromise({ name: 'ContractFile', stage }, async () => {
        const result = await contract;
        if (result.text === undefined) compilation.errors.push(new WebpackError(result.fault));
        else compilation.emitAsset(contractFile, new sources.RawSource(result.text));
      });
    });
  }
}

/** @param {string} folder @returns {Promise<{ text: string } | { text?: undefined, fault: string }>} */
function startContract(folder) {
  return new Promise((resolve) => {
    const worker = new Worker(path.join(import.meta.dirname, 'writeContract.mjs'), {
      workerData: { root, folder },
    });
    worker.once('message', resolve);
    worker.once('error', ({ message }) => resolve({ fault: message }));
  });
}
