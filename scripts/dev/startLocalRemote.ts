import { findPortal } from './findPortal.mjs';
import { startServer } from './startServer.mjs';

/**
 * Compiles one remote from its sources for a deployed portal, whose React is the production one, and serves it to that
 * portal alone. An edit loads the page again.
 *
 * @param {object} options
 * @param {import('../../webpack.shared.js').App} options.app
 * @param {import('./readOrder.mjs').Deployed} options.on
 * @returns {Promise<{ origin: string, link: string, channel: string, stop: () => Promise<void> }>} when it has been compiled
 * @throws {Error} a sentence, when that portal does not take it
 */
export async function startLocalRemote({ app, on }) {
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

/** The address of the portal with the local build in its query, in a form that people can read. @param {string} url @param {string} local */
function linkTo(url, local) {
  const link = new URL(url);
  link.search += `${link.search ? '&' : '?'}local=${local}`;
  return link.href;
}
