/** The answer of a document; null if it gives way to another one meanwhile. */
export const unlessGone = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (String(error).includes('Execution context was destroyed')) return null;
    throw error;
  });
