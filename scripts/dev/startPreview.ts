import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { listen } from '#process/listen.ts';
import { startStack, type Stack } from '#local/startStack.ts';
import { readSamples } from '#release/build/readSamples.ts';
import { composePortal } from '#release/live/composePortal.ts';
import { checkConfig } from '#release/config/readConfig.ts';
import { rulesFor } from '#release/serving/servingRules.ts';
import { startNginx, type RunningNginx } from '#release/serving/startNginx.ts';
import { staticFiles } from '#release/serving/staticFiles.ts';
import { root } from '#process/root.ts';

const composed = path.join(root, '.composed');

export interface Preview {
  origin: string;
  stack: Stack;
  /** the served store */
  directory: string;
  /** nginx's, if it serves */
  accessLog?: string;
  /** also removes the directory */
  stop: () => Promise<void>;
}

/** Composes the production build for the local stack and serves both. */
export async function startPreview({
  apps,
  port = 0,
  providerPort = 0,
  apiPort = 0,
  today,
  config: differing,
  channels: differingChannels = {},
  useNginx = false,
}: {
  apps: { folder: string }[];
  /** 0, the default, takes a free one; likewise the other two */
  port?: number;
  providerPort?: number;
  apiPort?: number;
  /** YYYYMMDD, date of the newest sample report */
  today?: string;
  /** merged into the usual configuration */
  config?: object;
  /** further channels by name, with the configuration that differs */
  channels?: Record<string, object>;
  useNginx?: boolean;
}): Promise<Preview> {
  const portal = await listen({ port, purpose: 'portal', variable: 'PORTAL_PORT' });
  portal.server.on('request', notYet);
  mkdirSync(composed, { recursive: true });
  const directory = mkdtempSync(path.join(composed, 'preview-'));
  let stack: Stack | undefined;
  let nginx: RunningNginx | undefined;
  const stop = async () => {
    await Promise.all([portal.server.listening && portal.stop(), nginx?.stop(), stack?.stop()]);
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    stack = await startStack({
      portalOrigins: [portal.origin],
      samples: readSamples,
      providerPort,
      apiPort,
      ...(today && { today }),
    });
    const config = checkConfig({ ...localConfig(stack), ...differing });
    await composePortal({ apps, config, out: directory, quality: 9 });
    const channels = Object.fromEntries(
      Object.entries(differingChannels).map(([channel, own]) => [
        channel,
        checkConfig({ ...config, ...own }),
      ]),
    );
    for (const [channel, own] of Object.entries(channels))
      await composePortal({ apps, config: own, out: directory, channel, quality: 9 });
    const rules = rulesFor(config, { channels });
    if (useNginx) {
      await portal.stop();
      nginx = await startNginx({ origin: directory, rules, port: portal.port });
    } else portal.server.off('request', notYet).on('request', staticFiles({ directory, rules }));
    const accessLog = nginx && path.join(nginx.prefix, 'access.log');
    return { origin: portal.origin, stack, directory, ...(accessLog && { accessLog }), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The provider has to know the port before anything can be served from it. */
const notYet: RequestListener = (_request, response) => {
  response.writeHead(503, { 'content-type': 'text/plain', 'cache-control': 'no-store', refresh: '1' });
  response.end('The portal is being put together. This page will show it.\n');
};

/** Configuration of a portal that talks to the local stack. */
export function localConfig({
  apiOrigin,
  issuer,
  clientId,
}: {
  apiOrigin: string;
  issuer: string;
  clientId: string;
}) {
  return {
    environment: 'local',
    apiHosts: {
      local: apiOrigin,
      staging: 'https://api.staging.example.com',
      production: 'https://api.example.com',
    },
    identityProvider: { name: 'Okta', path: 'okta', issuer, clientId },
    company: 'Harbourline Group',
    productTitle: 'Media Monitoring',
  };
}
