import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PortalConfig } from '@portal/shared';
import { listen } from '#process/listen.ts';
import { controlApi } from '#local/controlApi.ts';
import { startStack, type Stack } from '#local/startStack.ts';
import { readSamples } from '../build/readSamples.ts';
import { rulesFor } from '../serving/servingRules.ts';
import { staticFiles } from '../serving/staticFiles.ts';
import { pageOf } from '../live/livePage.ts';
import { folderOf } from '../store/published.ts';
import type { SetToCheck } from '../live/SetToCheck.ts';

export interface OpenSet {
  origin: string;
  /** the API answers some of its calls in another way, as its README says, or all as usual */
  spoil: (command: { path: 'list' | 'report'; mode: string; status?: number } | null) => Promise<void>;
  /** of everything that configuration and data name */
  origins: string[];
  stop: () => Promise<void>;
}

/** Serves a set that is not live, with provider and API of its own and the configuration it would be live with. */
export async function openSet({
  next,
  config,
  read,
}: Pick<SetToCheck, 'next' | 'config' | 'read'>): Promise<OpenSet> {
  const directory = mkdtempSync(path.join(tmpdir(), 'portal-set-'));
  const portal = await listen({ port: 0, purpose: 'portal', variable: 'PORTAL_PORT' });
  let stack: Stack | undefined;
  const stop = async () => {
    await Promise.all([portal.stop(), stack?.stop()]);
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    stack = await startStack({ portalOrigins: [portal.origin], samples: readSamples });
    const own: PortalConfig = {
      ...config,
      environment: 'local',
      // The walk begins without a local build, at an address where none is allowed.
      allowLocalRemotes: false,
      apiHosts: { ...config.apiHosts, local: stack.apiOrigin },
      identityProvider: { ...config.identityProvider, issuer: stack.issuer, clientId: stack.clientId },
    };
    for (const release of next)
      for (const file of Object.keys(release.files)) {
        // Refuses a name that leads out of the set, before anything is made for it.
        const content = await read(release, file);
        const target = path.join(directory, folderOf(release.app, release.build), file);
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, content);
      }
    const at = new Date().toISOString();
    writeFileSync(
      path.join(directory, 'index.html'),
      pageOf(next, own, { number: 0, channel: 'production', at }),
    );
    portal.server.on('request', staticFiles({ directory, rules: rulesFor(own) }));
    const { apiOrigin, providerOrigin } = stack;
    return {
      origin: portal.origin,
      origins: [portal.origin, apiOrigin, providerOrigin],
      spoil: (command) => controlApi(apiOrigin, command ?? { reset: true }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
