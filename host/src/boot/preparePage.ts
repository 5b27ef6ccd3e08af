import { readPage } from '../page/readPage';
import { applyTheme } from './applyTheme';
import { guardScripts } from './guardScripts';
import { insertPageStyle } from './insertPageStyle';
import { watchStart } from './watchStart';

const guard = () => {
  guardScripts(readPage(document));
};

const watchOverStart = () => {
  watchStart(readPage(document).release?.number);
};

/** Prepares the page while the bundles are loading. A failed step is left to the bundles, a little later. */
export function preparePage(): void {
  for (const step of [guard, watchOverStart, insertPageStyle, applyTheme]) {
    try {
      step();
    } catch {
      // Nothing may keep the bundles from running.
    }
  }
}
