import { parentPort, workerData } from 'node:worker_threads';
import { contractOf } from '../contract/contractOf.ts';

export interface ContractOrder {
  /** of the repository */
  root: string;
  /** of the app */
  folder: string;
}

/* Worker thread: posts the text of an app's contract. */
const { root, folder } = workerData as ContractOrder;
parentPort?.postMessage({ text: `${JSON.stringify(contractOf(root, folder), null, 1)}\n` });
