import { logger } from '@portal/shared';
import { guardScripts } from './boot/guardScripts';
import { bootstrap } from './bootstrap';
import type { LocalBuild } from './local/LocalBuild';
import { takeSignInResponse } from './okta/takeSignInResponse';
import { allowsLocalRemotes } from './page/allowsLocalRemotes';
import { readPage } from './page/readPage';

const page = readPage(document);
// The boot script has done so, unless it could not be had.
if (!globalThis.portalScripts) guardScripts(page);
const response = takeSignInResponse(page.config.identityProvider.path);
const root = document.getElementById('root');
const start = (local: LocalBuild | null) => {
  if (root) bootstrap(page, response, root, local);
};

if (allowsLocalRemotes(page)) {
  void loadLocalBuild().then(start);
} else {
  // A task of its own: to evaluate the modules is one, and a slow processor answers the reader between the two.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    start(null);
  };
  port2.postMessage(null);
}

async function loadLocalBuild(): Promise<LocalBuild | null> {
  try {
    const { takeLocalBuild } = await import(/* webpackChunkName: "local-build" */ './local/takeLocalBuild');
    return takeLocalBuild(page.remotes);
  } catch (error) {
    logger.error('local.build', error);
    return null;
  }
}
