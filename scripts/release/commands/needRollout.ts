import { Refused } from '../checks/runChecks.ts';
import { readRollout, type Rollout } from '../live/rollout.ts';
import type { Store } from '../store/store.ts';

export const refuse = (sentence: string): never => {
  throw new Refused([{ check: 'rollout', sentence }]);
};

export const endedMeanwhile = 'The rollout was stopped or finished meanwhile: see "status".';

export async function needRollout(store: Store): Promise<Rollout> {
  return (await readRollout(store)) ?? refuse('There is no rollout under way.');
}
