import path from 'node:path';
import { controlApi } from '@portal/scripts/local/controlApi.ts';
import { testedRemotes } from '../src/testing/testedRemotes';
import { startScript } from './startScript';

/** A portal of its own for one test file: production build, identity provider and API, on free ports. */
export interface Portal {
  origin: string;
  api: string;
  provider: string;
  /** The composed release set that is served. */
  directory: string;
  /** Log of the facts that tabs tell the server, where the configuration counts them. */
  seenLog: string;
  /** Makes the API misbehave; see scripts/local. */
  control: (order: Record<string, unknown>) => Promise<void>;
  /** Calls to the API since the last `control({ reset: true })`. */
  calls: () => Promise<ApiCall[]>;
  stop: () => Promise<void>;
}

export interface ApiCall {
  method: string;
  path: string;
  authorized: boolean;
  status: number;
}

interface StartPortalOptions {
  /** Differences from the local configuration. */
  config?: object;
  /** More channels, and what is to differ from that configuration there. */
  channels?: Record<string, object>;
  /** The repository, or a copy of it. */
  house?: string;
  /** Further remotes too, default false. */
  hasAllRemotes?: boolean;
}

export async function startPortal({
  config = {},
  channels = {},
  house,
  hasAllRemotes = false,
}: StartPortalOptions = {}): Promise<Portal> {
  const { said, stop } = await startScript(
    'scripts/dev/preview.ts',
    [
      ...['--json', '--nginx', '--today', '20261120'],
      ...(hasAllRemotes ? [] : ['--remotes', testedRemotes.join()]),
      ...['--config', JSON.stringify(config), '--channels', JSON.stringify(channels)],
    ],
    house,
  );
  const { origin, api, provider, directory, accessLog } = said as Addresses;

  return {
    origin,
    api,
    provider,
    directory,
    seenLog: path.join(path.dirname(accessLog), 'seen.log'),
    control: (order) => controlApi(api, order),
    calls: async () => (await (await fetch(`${api}/_control/calls`)).json()) as ApiCall[],
    stop,
  };
}

interface Addresses {
  origin: string;
  api: string;
  provider: string;
  directory: string;
  accessLog: string;
}
