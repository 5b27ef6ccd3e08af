import { entryOfManifest } from './entryOfManifest.ts';
import type { createInstance } from './createInstance.ts';

/** A remote's entry, as webpack's federation plugin builds it. */
export interface Container {
  init: (scope: object, initScope: unknown[], options: object) => unknown;
  get: (module: string) => Promise<() => unknown>;
}

export interface Remote {
  name: string;
  /** Address of its script, or of a manifest that names it. */
  entry: string;
}

/** The hooks that a page gives to Module Federation. */
export interface Limits {
  fetch?: (address: string, init: RequestInit) => Promise<Response>;
  createScript?: (asked: { url: string }) => { script: HTMLScriptElement; timeout: number };
}

type Scopes = ReturnType<typeof createInstance>['shareScopeMap'];

/** Gets a remote's entry and gives it the shared modules. */
export async function loadContainer(remote: Remote, limits: Limits, scopes: Scopes): Promise<Container> {
  const isManifest = /\.json(?:\?|$)/.test(remote.entry);
  const url = isManifest ? await entryOfManifest(remote.entry, limits.fetch) : remote.entry;
  const page = globalThis as unknown as Record<string, Container | undefined>;
  // Another attempt must not find the entry of the last one.
  page[remote.name] = undefined;
  await loadScript(url, limits);
  const container = page[remote.name];
  if (!container) throw new Error(`${url} brings no ${remote.name}.`);
  await container.init((scopes['default'] ??= {}), [], {
    version: '',
    shareScopeKeys: 'default',
    shareScopeMap: scopes,
  });
  return container;
}

function loadScript(url: string, { createScript }: Limits): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!createScript) throw new Error('There are no limits for scripts.');
    const { script, timeout } = createScript({ url });
    const end = (act: () => void) => () => {
      clearTimeout(timer);
      script.remove();
      act();
    };
    const fail = (what: string) =>
      end(() => {
        reject(new Error(`The script ${url} ${what}.`));
      });
    const timer = setTimeout(fail(`has not come within ${String(timeout / 1000)} s`), timeout);
    script.onload = end(resolve);
    script.onerror = fail('could not be loaded');
    document.head.append(script);
  });
}
