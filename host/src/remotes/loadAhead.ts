import type { RemoteModuleName } from '../page/moduleName';
import type { RemoteLoader } from './RemoteLoader';

/**
 * Begins to load modules before they are asked for. A failure has had its attempts: with the returned loader, the first
 * who asks for its module gets it, and the next one a new attempt.
 */
export function loadAhead(loader: RemoteLoader, names: RemoteModuleName[]): RemoteLoader {
  const unasked = new Set(names);
  const failures = new Map<RemoteModuleName, unknown>();
  for (const name of names)
    loader.load(name).catch((error: unknown) => {
      if (unasked.has(name)) failures.set(name, error);
    });

  return {
    ...loader,
    load: async (name) => {
      unasked.delete(name);
      if (!failures.has(name)) return loader.load(name);
      const error = failures.get(name);
      failures.delete(name);
      throw error;
    },
  };
}
