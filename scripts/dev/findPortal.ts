import { parsePage } from '../release/livePage.mjs';
import { requestOfPage } from '../release/requestOfPage.mjs';

/** @typedef {import('./readOrder.mjs').Deployed} Deployed */

const patience = 10_000;

/**
 * Looks whether a deployed portal takes the local build of a remote.
 *
 * @param {Deployed} deployed
 * @param {string} federationName
 * @returns {Promise<{ origin: string, channel: string }>}
 * @throws {Error} a sentence that says why it does not
 */
export async function findPortal({ url, channel: wanted }, federationName) {
  const { config, release, remotes } = parsePage(await pageAt(url, wanted), url);
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
  return { origin, channel };
}

/** @param {string} url @param {string | null} channel */
async function pageAt(url, channel) {
  const response = await fetch(url, {
    headers: { accept: 'text/html', ...requestOfPage(url, channel ?? 'production').headers },
    signal: AbortSignal.timeout(patience),
  }).catch((error) => {
    const { cause = error } = /** @type {Error} */ (error);
    throw new Error(`${url} cannot be reached: ${/** @type {Error} */ (cause).message || String(cause)}.`);
  });
  if (!response.ok) throw new Error(`${url} is answered with ${String(response.status)}.`);
  return response.text();
}
