import { parentPort, workerData } from 'node:worker_threads';
import { contractOf } from '../contract/contractOf.ts';

export interface ContractOrder {
  /** of the repository */
  root: string;
  /** the app's */
  folder: string;
}

/* A thread of a build: sends the text of an app's contract to whoever started it. */
const { root, folder } = workerData as ContractOrder;
parentPort?.postMessage({ text: `${JSON.stringify(contractOf(root, folder), null, 1)}\n` });
