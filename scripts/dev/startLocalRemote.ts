import { channelParameter } from '#release/page/channelParameter.ts';
import { findPortal } from './findPortal.ts';
import { startServer } from './startServer.ts';
import type { App } from '#release/build/apps.ts';
import type { Deployed } from './readOrder.ts';

/** Compiles a remote for a deployed portal and serves it to that alone. Throws a sentence if that is not allowed. */
export async function startLocalRemote({ app, on }: { app: App; on: Deployed }): Promise<{
  origin: string;
  link: string;
  channel: string;
  /** the link brings the browser into the channel */
  isLinked: boolean;
  stop: () => Promise<void>;
}> {
  const portal = await findPortal(on, app);
  const server = await startServer(app, { portal: portal.origin, env: { on: true } });
  const origin = `http://localhost:${String(app.port)}`;
  return {
    origin,
    channel: portal.channel,
    isLinked: portal.isLinked,
    link: linkTo(
      on.url,
      `local=${app.federationName}@${origin}/remoteEntry.js`,
      portal.isLinked ? portal.channel : null,
    ),
    stop: () => server.stop(),
  };
}

/** The portal's address with the local build in its query, readably encoded, behind the channel to enter. */
function linkTo(url: string, local: string, channel: string | null) {
  const link = new URL(url);
  const parts = [channel === null ? '' : `${channelParameter}=${channel}`, link.search.slice(1), local];
  link.search = `?${parts.filter(Boolean).join('&')}`;
  return link.href;
}
