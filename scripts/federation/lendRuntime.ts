import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { createInstance } from './createInstance.ts';
import { bundlerRuntime } from './hostRuntime.ts';
import { getInstance } from './pageRuntime.ts';

/** Defined by webpack. */
declare const __webpack_require__: { l: (url: string, done: (event: Event) => void, key: string) => void };

/** The functions that webpack's federation plugin puts into every entry; they do not depend on the build. */
const makeRuntime = () => ({
  // A remote has an instance of its own, not that of the host.
  runtime: { init: createInstance },
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
  attachShareScopeMap,
  /** The host's own instance, for the release tool's smoke test. */
  host: getInstance(),
  /** Loads a script under a name that no other has while it is on its way; `ShortRuntime.ts` calls it. */
  loadScript: __webpack_require__.l,
});

export interface RuntimePage {
  portalFederation?: typeof makeRuntime;
}

/* webpack.shared.js puts this before the host's entry. A remote's would be twice as long with a runtime of its own. */
(globalThis as RuntimePage).portalFederation = makeRuntime;
