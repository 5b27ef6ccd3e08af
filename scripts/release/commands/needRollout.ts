import { Refused } from '../checks/runChecks.ts';
import { readRollout, type Rollout } from '../live/rollout.ts';
import type { Store } from '../store/store.ts';

export const refuse = (sentence: string): never => {
  throw new Refused([{ check: 'rollout', sentence }]);
};

export const endedMeanwhile = 'The rollout was stopped or finished meanwhile: see "status".';

/** @param began refuses where it is another one by now */
export async function needRollout(store: Store, began?: number): Promise<Rollout> {
  const rollout = await readRollout(store);
  if (began !== undefined && rollout?.began !== began) refuse(endedMeanwhile);
  return rollout ?? refuse('There is no rollout under way.');
}
