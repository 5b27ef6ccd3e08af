import { findPortal } from './findPortal.ts';
import { startServer } from './startServer.ts';
import type { App } from '#release/build/apps.ts';
import type { Deployed } from './readOrder.ts';

/**
 * Compiles one remote from its sources for a deployed portal, whose React is the production one, and serves it to that
 * portal alone. An edit loads the page again.
 *
 * @returns when it has been compiled
 * @throws {Error} a sentence, when that portal does not take it
 */
export async function startLocalRemote({
  app,
  on,
}: {
  app: App;
  on: Deployed;
}): Promise<{ origin: string; link: string; channel: string; stop: () => Promise<void> }> {
  const portal = await findPortal(on, app.federationName);
  const server = await startServer(app, { portal: portal.origin, env: { on: true } });
  const origin = `http://localhost:${String(app.port)}`;
  return {
    origin,
    channel: portal.channel,
    link: linkTo(on.url, `${app.federationName}@${origin}/remoteEntry.js`),
    stop: () => server.stop(),
  };
}

/** The address of the portal with the local build in its query, in a form that people can read. */
function linkTo(url: string, local: string) {
  const link = new URL(url);
  link.search += `${link.search ? '&' : '?'}local=${local}`;
  return link.href;
}
