import { Refused, type Refusal } from '../checks/runChecks.ts';

/** The gate's refusals; empty if it accepted the candidate. */
export async function refusalsOf(checked: Promise<unknown>): Promise<Refusal[]> {
  try {
    await checked;
    return [];
  } catch (error) {
    if (error instanceof Refused) return error.refusals;
    throw error;
  }
}
