import { parentPort, workerData } from 'node:worker_threads';
import { contractOf } from '../contract/contractOf.ts';
import { ownFaults } from '../contract/ownFaults.ts';
import type { App } from './apps.ts';

export interface ContractOrder {
  /** of the repository */
  root: string;
  app: Pick<App, 'folder' | 'declaration'>;
}

/* Worker thread: posts the text of an app's contract, or throws sentences about modules that the app itself contradicts. */
const {
  root,
  app: { folder, declaration },
} = workerData as ContractOrder;
const contract = contractOf(root, folder, declaration);
const faults = ownFaults(root, folder, contract);
if (faults.length > 0) throw new Error(faults.join('\n'));
parentPort?.postMessage({ text: `${JSON.stringify(contract, null, 1)}\n` });
