import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listen } from '../local/listen.mjs';
import { startStack } from '../local/startStack.mjs';
import { composePortal } from '../release/composePortal.mjs';
import { checkConfig } from '../release/readConfig.mjs';
import { rulesFor } from './servingRules.mjs';
import { startNginx } from './startNginx.mjs';
import { staticFiles } from './staticFiles.mjs';

const composed = path.join(import.meta.dirname, '../../.composed');

/**
 * @typedef {object} Preview
 * @property {string} origin where the portal is
 * @property {import('../local/startStack.mjs').Stack} stack
 * @property {string} directory what is served
 * @property {string} [accessLog] nginx's
 * @property {() => Promise<void>} stop stops the servers and removes the directory
 */

/**
 * Composes the production build for the local stack and serves both.
 *
 * @param {object} options
 * @param {{ folder: string }[]} options.apps
 * @param {number} [options.port] 0, the default, takes a free one; the same for the other two
 * @param {number} [options.providerPort]
 * @param {number} [options.apiPort]
 * @param {string} [options.today] YYYYMMDD, the date of the newest sample report
 * @param {object} [options.config] what is to differ from the usual configuration
 * @param {Record<string, object>} [options.channels] more channels, and what is to differ from that configuration there
 * @param {boolean} [options.useNginx] serves it with a real nginx, as an installation does
 * @returns {Promise<Preview>}
 */
export async function startPreview({
  apps,
  port = 0,
  providerPort = 0,
  apiPort = 0,
  today,
  config: differing,
  channels: differingChannels = {},
  useNginx = false,
}) {
  const portal = await listen({ port, purpose: 'the portal', variable: 'PORTAL_PORT' });
  mkdirSync(composed, { recursive: true });
  const directory = mkdtempSync(path.join(composed, 'preview-'));
  /** @type {import('../local/startStack.mjs').Stack | undefined} */
  let stack;
  /** @type {import('./startNginx.mjs').RunningNginx | undefined} */
  let nginx;
  const stop = async () => {
    await Promise.all([portal.server.listening && portal.stop(), nginx?.stop(), stack?.stop()]);
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    stack = await startStack({
      portalOrigins: [portal.origin],
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
      nginx = await startNginx({ directory, rules, port: portal.port });
    } else portal.server.on('request', staticFiles({ directory, rules }));
    const accessLog = nginx && path.join(nginx.prefix, 'access.log');
    return { origin: portal.origin, stack, directory, ...(accessLog && { accessLog }), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * The configuration with which the portal talks to the local stack.
 *
 * @param {{ apiOrigin: string, issuer: string, clientId: string }} stack
 */
export function localConfig({ apiOrigin, issuer, clientId }) {
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
