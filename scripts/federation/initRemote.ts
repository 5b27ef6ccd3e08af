import { createInstance, getInstance } from '@module-federation/enhanced/runtime';

/**
 * A remote's own instance of the federation runtime, the same one at each attempt to load it. The runtime's `init` would
 * make it that of the host.
 */
export function initRemote(options: Parameters<typeof createInstance>[0]): ReturnType<typeof createInstance> {
  const instance = getInstance(({ options: { name } }) => name === options.name);
  if (!instance) return createInstance(options);
  instance.initOptions(options);
  return instance;
}
