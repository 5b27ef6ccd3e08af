import { codeOf } from '#process/codeOf.ts';

/** A full disk, and a quota that is used up. */
const full = ['ENOSPC', 'EDQUOT'];

/** Does what writes to a store, and says how to make room where its disk, and not another, has none. */
export async function whileRoom<T>(store: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!full.includes(codeOf(error) ?? '')) throw error;
    throw new Error(
      `There is no room left for ${store}: "prune --free-space 1" takes away 1 MB of builds that are live nowhere, the oldest first, and no rollback to them is possible: look with "--dry-run" before.`,
      { cause: error },
    );
  }
}
