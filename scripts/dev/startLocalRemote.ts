import { findPortal } from './findPortal.ts';
import { startServer } from './startServer.ts';
import type { App } from '#release/build/apps.ts';
import type { Deployed } from './readOrder.ts';

/**
 * Compiles a remote for a deployed portal (production React, no fast refresh) and serves it to that portal alone.
 * Resolves once compiled; throws a sentence if the portal does not allow it.
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

/** The portal's address with the local build in its query, readably encoded. */
function linkTo(url: string, local: string) {
  const link = new URL(url);
  link.search += `${link.search ? '&' : '?'}local=${local}`;
  return link.href;
}
