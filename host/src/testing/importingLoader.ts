import type { RemoteComponent, RemoteLoader } from '../remotes/RemoteLoader';

/** The real remotes, straight from their sources. */
export const importingLoader: RemoteLoader = {
  load: async (name) => {
    // As late as over a network.
    await Promise.resolve();
    const module = jest.requireActual<Record<string, RemoteComponent>>(name);
    const component = module[name.slice(name.indexOf('/') + 1)];
    if (!component) throw new Error(`${name} does not offer its component.`);
    return component;
  },
  loaded: () => undefined,
  discard: () => undefined,
};
