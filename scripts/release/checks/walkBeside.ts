interface Taken {
  step: { what: string };
}

/**
 * Returns what a walk comes to at a step, and goes as far as that, past all that can be passed: undefined if it never comes
 * there, or is broken off.
 */
export function walkBeside<T extends Taken>(
  walk: AsyncGenerator<T, void, boolean>,
): (what: string) => Promise<T | undefined> {
  const seen: Map<string, T> = new Map();
  return async (what) => {
    while (!seen.has(what)) {
      // A live set that cannot be served or walked through is no reason against a new one: it is what is to be mended.
      const next = await walk.next(true).catch(() => null);
      if (!next?.value) return undefined;
      seen.set(next.value.step.what, next.value);
    }
    return seen.get(what);
  };
}
