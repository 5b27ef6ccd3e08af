import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initRemote } from './initRemote.ts';

/** Defined by webpack. */
declare const __webpack_require__: { l: (url: string, done: (event: Event) => void, key: string) => void };

/** The functions that webpack's federation plugin puts into every entry; they do not depend on the build. */
const makeRuntime = () => ({
  runtime: { init: initRemote },
  // The host's own copy leaves out what only remotes need.
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
  attachShareScopeMap,
  /** Loads a script under a name that no other has while it is on its way; `ShortRuntime.ts` calls it. */
  loadScript: __webpack_require__.l,
});

export interface RuntimePage {
  portalFederation?: typeof makeRuntime;
}

/* webpack.shared.js puts this before the host's entry. A remote's would be twice as long with a runtime of its own. */
(globalThis as RuntimePage).portalFederation = makeRuntime;
