import { panelsOf } from '../page/panelsOf';
import type { RemoteModuleName } from '../page/moduleName';
import type { RemoteEntry } from '../page/PortalPage';
import { RemoteDown } from './RemoteDown';
import type { RemoteLoader } from './RemoteLoader';

/** Parts of the bell come after their remote's others; where those fail they reject with `RemoteDown`, unasked. */
export function followOthers(loader: RemoteLoader, remotes: RemoteEntry[]): RemoteLoader {
  const followers = panelsOf(remotes, 'bell').map(({ name }) => name);
  const latest = new Map<string, Promise<unknown>>();
  const waiting = new Map<string, (() => void)[]>();

  const loadAndNote = (name: RemoteModuleName, remote: string) => {
    const loading = loader.load(name);
    const isUp = loading.then(
      () => true,
      () => false,
    );
    latest.set(remote, isUp);
    void isUp.then((is) => {
      if (!is) return;
      for (const tell of waiting.get(remote) ?? []) tell();
      waiting.delete(remote);
    });
    return loading;
  };

  return {
    ...loader,
    load: async (name) => {
      const [remote = ''] = name.split('/');
      if (!followers.includes(name)) return loadAndNote(name, remote);
      const isUp = await (latest.get(remote) ?? true);
      latest.delete(remote);
      if (isUp) return loader.load(name);
      throw new RemoteDown(
        new Promise((resolve) => {
          waiting.set(remote, [...(waiting.get(remote) ?? []), resolve]);
        }),
      );
    },
  };
}
