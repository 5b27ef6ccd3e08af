import { Refused, type Refusal } from '../checks/runChecks.ts';

/** What the gate refused; nothing where it let the candidate through. */
export async function refusalsOf(checked: Promise<unknown>): Promise<Refusal[]> {
  try {
    await checked;
    return [];
  } catch (error) {
    if (error instanceof Refused) return error.refusals;
    throw error;
  }
}
