import { randomUUID } from 'node:crypto';
import { createApi } from './api.mjs';
import { createProvider } from './provider.mjs';

const clientId = 'portal';
const apiAudience = 'api://portal';

/**
 * @typedef {object} StackOptions
 * @property {readonly string[]} portalOrigins
 * @property {number} [providerPort] 0, the default, takes a free one.
 * @property {number} [apiPort] 0, the default, takes a free one.
 * @property {string} [today] YYYYMMDD, the date of the newest sample report.
 * @property {(message: string) => void} [log] Told about failures only.
 * @property {import('./api.mjs').ApiOptions['reportStores']} [reportStores] Other data than the samples.
 */

/**
 * @typedef {object} Stack
 * @property {string} issuer
 * @property {string} clientId
 * @property {string} providerOrigin
 * @property {string} apiOrigin
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the identity provider and the API in this process; both answer when the promise resolves.
 *
 * @param {StackOptions} options
 * @returns {Promise<Stack>}
 */
export async function startStack({
  portalOrigins,
  providerPort = 0,
  apiPort = 0,
  today = localDate(),
  log = console.error,
  reportStores,
}) {
  const shared = { portalOrigins, clientId, clientSecret: randomUUID(), apiAudience, log };
  const provider = await createProvider({ ...shared, port: providerPort });
  try {
    const api = await createApi({
      ...shared,
      port: apiPort,
      issuer: provider.issuer,
      reportStores: reportStores ?? (await sampleReports(today)),
    });
    return {
      issuer: provider.issuer,
      clientId,
      providerOrigin: provider.origin,
      apiOrigin: api.origin,
      stop: async () => {
        await Promise.all([api.stop(), provider.stop()]);
      },
    };
  } catch (error) {
    await provider.stop();
    throw error;
  }
}

/** The reader's own calendar day. */
function localDate() {
  const now = new Date();
  const month = String(now.getMonth() + 1).padStart(2, '0');
  return `${now.getFullYear()}${month}${String(now.getDate()).padStart(2, '0')}`;
}

/**
 * @param {string} today
 * @returns {Promise<import('./api.mjs').ApiOptions['reportStores']>}
 */
async function sampleReports(today) {
  const [{ createReportStore }, { generateReportStore }] = await Promise.all([
    import('./reports.mjs'),
    import('./generateReports.mjs'),
  ]);
  return (imageBase) => ({
    usual: once(() => createReportStore({ today, imageBase })),
    hostile: once(() =>
      generateReportStore({
        seed: 1,
        reports: 12,
        articles: 40,
        history: 30,
        hostile: true,
        today,
        imageBase,
      }),
    ),
    large: once(() =>
      generateReportStore({
        seed: 2,
        reports: 500,
        articles: 2000,
        history: 3000,
        hostile: false,
        today,
        imageBase,
      }),
    ),
  });
}

/**
 * @template T
 * @param {() => T} make
 */
function once(make) {
  /** @type {{ made: T } | undefined} */
  let kept;
  return () => (kept ??= { made: make() }).made;
}
