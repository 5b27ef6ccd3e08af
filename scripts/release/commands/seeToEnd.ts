import { Refused } from '../checks/runChecks.ts';
import type { Swap } from '../live/swapPage.ts';
import { VerificationFailed } from './VerificationFailed.ts';

/**
 * Does each of the steps that follow a swapped page, and tells the first error. Where that does not say by itself what is
 * live, it is told that the release is: whoever repeated a rollback would go back twice.
 */
export async function seeToEnd(
  { number, isNew }: Swap,
  channel: string,
  steps: (() => Promise<void>)[],
): Promise<void> {
  const errors: Error[] = [];
  const note = (error: Error) => errors.push(error);
  for (const step of steps) await step().catch(note);
  const [first] = errors;
  if (!first) return;
  if (!isNew || first instanceof VerificationFailed || first instanceof Refused) throw first;
  throw new VerificationFailed(
    [first.message],
    `Release ${String(number)} went live in ${channel}, and what follows was not seen to its end: look with "status" before you repeat anything.`,
  );
}
