import { logger, nextTask } from '@portal/shared';
import { guardScripts } from './boot/guardScripts';
import type { LocalBuild } from './local/LocalBuild';
import { takeSignInResponse } from './okta/takeSignInResponse';
import { allowsLocalRemotes } from './page/allowsLocalRemotes';
import { readPage } from './page/readPage';

const page = readPage(document);
// The boot script has done so, unless it could not be had.
if (!globalThis.portalScripts) guardScripts(page);
const response = takeSignInResponse(page.config.identityProvider.path);
const root = document.getElementById('root');
const start = async (local: LocalBuild | null) => {
  // Tasks of their own: to evaluate the modules is one, and a slow processor answers the reader between them.
  await nextTask();
  const { bootstrap } = await import(/* webpackMode: "eager" */ './bootstrap');
  await nextTask();
  if (root) bootstrap(page, response, root, local);
};

void (allowsLocalRemotes(page) ? loadLocalBuild() : Promise.resolve(null)).then(start);

async function loadLocalBuild(): Promise<LocalBuild | null> {
  try {
    const { takeLocalBuild } = await import(/* webpackChunkName: "local-build" */ './local/takeLocalBuild');
    return takeLocalBuild(page.remotes);
  } catch (error) {
    logger.error('local.build', error);
    return null;
  }
}
