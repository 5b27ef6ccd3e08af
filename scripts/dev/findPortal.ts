import { parsePage } from '#release/live/livePage.ts';
import { requestOfPage } from '#release/live/requestOfPage.ts';
import { letsInScripts } from '#release/serving/policies.ts';
import type { App } from '#release/build/apps.ts';
import type { Deployed } from './readOrder.ts';

const patience = 10_000;

/** Fetches the page of a deployed portal; `isLinked`: a link brings a browser into the channel that was named. Throws a sentence if it does not allow local builds of the remote. */
export async function findPortal(
  { url, channel: wanted }: Deployed,
  { federationName, port }: Pick<App, 'federationName' | 'port'>,
): Promise<{ origin: string; channel: string; isLinked: boolean }> {
  const response = await pageAt(url, wanted);
  const { config, release, remotes } = parsePage(await response.text(), url);
  const { origin } = new URL(url);
  const channel = release?.channel;
  if (!channel) throw new Error(`${url} does not say which channel it shows: it takes no local build.`);
  if (wanted && channel !== wanted) throw new Error(`${url} shows the channel ${channel}, not ${wanted}.`);
  if (channel === 'production')
    throw new Error(
      `${url} shows the channel production, which takes no local build. Name another one with --channel NAME.`,
    );
  if (config.allowLocalRemotes !== true)
    throw new Error(
      `The channel ${channel} of ${origin} takes no local build: its configuration has no "allowLocalRemotes": true.`,
    );
  if (!remotes.some(({ name }) => name === federationName))
    throw new Error(
      `The channel ${channel} of ${origin} has no ${federationName}; it has ${remotes.map(({ name }) => name).join(', ')}.`,
    );
  const local = `http://localhost:${String(port)}`;
  if (!letsInScripts(response.headers.get('content-security-policy'), local))
    throw new Error(
      `The channel ${channel} of ${origin} takes no local build yet: the policy of its page blocks scripts of ${local}. Renew the rules of its servers with "--page ${channel}=FILE", the configuration of the channel ("npm run release -- nginx --help").`,
    );
  return { origin, channel, isLinked: wanted !== null && config.allowChannelLink === true };
}

async function pageAt(url: string, channel: string | null) {
  const response = await fetch(url, {
    headers: { accept: 'text/html', ...requestOfPage(url, channel ?? 'production').headers },
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    throw new Error(`${url} cannot be reached: ${reasonOf(error)}.`);
  });
  if (!response.ok) throw new Error(`${url} is answered with ${String(response.status)}.`);
  return response;
}

/** Node's fetch error says only "fetch failed"; its cause has the reason. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  return error.message || error.name;
}
