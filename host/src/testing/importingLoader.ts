import type { RemoteComponent, RemoteLoader } from '../remotes/RemoteLoader';

/** The real remotes, straight from their sources. */
export const importingLoader: RemoteLoader = {
  load: async (name) => {
    const module = (await import(name)) as Record<string, RemoteComponent>;
    const component = module[name.slice(name.indexOf('/') + 1)];
    if (!component) throw new Error(`${name} does not offer its component.`);
    return component;
  },
  loaded: () => undefined,
};
