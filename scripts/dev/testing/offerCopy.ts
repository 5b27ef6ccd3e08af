import { untilStopped } from '#process/untilStopped.ts';
import { copyHouse } from './copyHouse.ts';

/**
 * Makes a copy of the repository, prints the line that `prepare` returns, and removes the copy when the standard input
 * closes, or when it cannot be prepared.
 */
export function offerCopy(prepare: (directory: string) => string): void {
  const { directory, remove } = copyHouse();
  try {
    console.log(prepare(directory));
    const stop = () => {
      remove();
      return Promise.resolve();
    };
    untilStopped(stop, { watchInput: true });
  } catch (error) {
    remove();
    throw error;
  }
}
