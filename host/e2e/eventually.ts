const patience = 5_000;
const pause = 50;

/** Waits until what is read equals what is expected, and otherwise fails as `expect` does. */
export async function eventually<T>(read: () => Promise<T> | T, expected: T): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    const value = await read();
    try {
      expect(value).toEqual(expected);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
