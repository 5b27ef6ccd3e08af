import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '#process/messageOf.ts';
import { contractOf } from '../contract/contractOf.ts';
import { ownFaults } from '../contract/ownFaults.ts';
import type { App } from './apps.ts';

export interface ContractOrder {
  number: number;
  app: Pick<App, 'folder' | 'declaration'>;
}

export interface ContractAnswer {
  /** of the order */
  number: number;
  /** its text, or sentences about modules that the app itself contradicts */
  contract: { text: string; fault?: undefined } | { text?: undefined; fault: string };
}

/* Worker thread: answers each order with the contract of an app of the repository in `root`. */
const { root } = workerData as { root: string };

parentPort?.on('message', ({ number, app }: ContractOrder) => {
  parentPort?.postMessage({ number, contract: contractFor(app) } satisfies ContractAnswer);
});

function contractFor({ folder, declaration }: ContractOrder['app']): ContractAnswer['contract'] {
  try {
    const contract = contractOf(root, folder, declaration);
    const faults = ownFaults(root, folder, contract);
    return faults.length > 0
      ? { fault: faults.join('\n') }
      : { text: `${JSON.stringify(contract, null, 1)}\n` };
  } catch (error) {
    return { fault: messageOf(error) };
  }
}
