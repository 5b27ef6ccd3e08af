import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { messageOf } from '#process/messageOf.ts';
import { root } from '#process/root.ts';
import { runTypeScript } from '#process/runTypeScript.ts';
import type { ContractAnswer, ContractOrder } from './writeContracts.ts';

type Contract = ContractAnswer['contract'];

interface Writer {
  worker: Worker;
  waiting: Map<number, (contract: Contract) => void>;
}

let writer: Writer | undefined;
let orders = 0;

/**
 * The text of an app's contract, or why it has none, from a thread beside webpack. All builds of a process ask the same
 * one: what is installed, which is most of the work, it has parsed by the second.
 */
export function startContract(app: ContractOrder['app']): Promise<Contract> {
  writer ??= startWriter();
  const { worker, waiting } = writer;
  orders += 1;
  const number = orders;
  return new Promise((resolve) => {
    waiting.set(number, resolve);
    // A process that waits for no contract ends without the thread.
    worker.ref();
    worker.postMessage({ number, app } satisfies ContractOrder);
  });
}

function startWriter(): Writer {
  const waiting: Writer['waiting'] = new Map();
  const worker = new Worker(path.join(import.meta.dirname, 'writeContracts.ts'), {
    execArgv: runTypeScript(),
    workerData: { root },
  });
  const answer = (number: number, contract: Contract) => {
    waiting.get(number)?.(contract);
    waiting.delete(number);
    if (waiting.size === 0) worker.unref();
  };
  worker.on('message', ({ number, contract }: ContractAnswer) => {
    answer(number, contract);
  });
  worker.once('error', (error) => {
    writer = undefined;
    for (const number of waiting.keys()) answer(number, { fault: messageOf(error) });
  });
  return { worker, waiting };
}
