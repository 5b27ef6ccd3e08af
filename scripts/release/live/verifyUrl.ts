import { integrityOf } from './buildId.mjs';
import { parsePage } from './livePage.mjs';
import { folderOf } from './published.mjs';
import { requestOfPage } from './requestOfPage.mjs';

/** @typedef {import('./readBuild.mjs').Release} Release */

const patience = 10_000;
/** Between the store and the world there may be a cache (ms). */
const longestDelay = 5_000;

/**
 * Looks at a release as a browser would: the page and every file of its set, with status, type, content and what
 * caches are told.
 *
 * @param {string} url
 * @param {{ channel: string, page: import('./livePage.mjs').LivePage, set: Release[], delay?: number }} expected
 * @returns {Promise<string[]>} what is wrong, in sentences
 */
export async function verifyUrl(url, { channel, page, set, delay = longestDelay }) {
  let faults = await pageFaults(url, channel, page);
  for (const end = Date.now() + delay; faults.length > 0 && Date.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    faults = await pageFaults(url, channel, page);
  }

  const files = set.flatMap(({ app, build, files: published }) =>
    Object.entries(published).map(([file, facts]) => ({
      address: new URL(`/${folderOf(app, build)}/${file}`, url).href,
      facts,
    })),
  );
  const waiting = [...files];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      faults.push(...(await fileFaults(next.address, next.facts)));
  };
  await Promise.all(Array.from({ length: 8 }, worker));

  const nothing = new URL('/apps/host/no-such-build/main.js', url).href;
  const missing = await get(nothing);
  if (missing.status !== '404')
    faults.push(`${nothing} does not exist, and is answered with ${missing.status}, not 404.`);
  return faults;
}

/** @param {string} url @param {string} channel @param {import('./livePage.mjs').LivePage} expected */
async function pageFaults(url, channel, expected) {
  const { address, headers } = requestOfPage(url, channel);
  const { status, type, cache, bytes } = await get(address, headers);
  if (status !== '200') return [`${address} is answered with ${status}.`];
  const faults = [];
  if (!type.startsWith('text/html')) faults.push(`${address} is of type "${type}", not text/html.`);
  if (!/\bno-(cache|store)\b/.test(cache))
    faults.push(`${address} may be cached ("${cache}"), and must be "no-cache".`);
  const found = attempt(() => parsePage(bytes, address));
  if (found instanceof Error) return [...faults, found.message];
  const [is, should] = [found.release?.number ?? 0, expected.release?.number ?? 0];
  if (found.release && found.release.channel !== channel)
    return [...faults, `${address} shows ${found.release.channel}, not ${channel}.`];
  // Somebody may have shipped since.
  if (is < should) faults.push(`${address} shows release ${String(is)}, not ${String(should)}.`);
  if (is === should && found.digest !== expected.digest)
    faults.push(`${address} has been altered on its way.`);
  return faults;
}

/** @param {string} address @param {import('./readBuild.mjs').PublishedFile} expected */
async function fileFaults(address, { type: expectedType, sha384 }) {
  const { status, type, cache, bytes } = await get(address);
  if (status !== '200') return [`${address} is answered with ${status}.`];
  const faults = [];
  if (mimeOf(type) !== mimeOf(expectedType))
    faults.push(`${address} is of type "${type}", not "${expectedType}".`);
  if (integrityOf(bytes) !== sha384) faults.push(`${address} is not what was published.`);
  if (!/\bimmutable\b/.test(cache) || !(Number(/max-age=(\d+)/.exec(cache)?.[1]) >= 31_536_000))
    faults.push(`${address} is not cached for good ("${cache}").`);
  return faults;
}

/** @param {string} type */
const mimeOf = (type) => type.split(';')[0]?.trim().replace('application/javascript', 'text/javascript');

/** @param {string} address @param {Record<string, string>} [headers] */
async function get(address, headers = {}) {
  try {
    const response = await fetch(address, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    return {
      status: String(response.status),
      type: response.headers.get('content-type') ?? '',
      cache: response.headers.get('cache-control') ?? '',
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  } catch (error) {
    const { message, cause } = /** @type {Error & { cause?: Error }} */ (error);
    return { status: `nothing (${cause?.message ?? message})`, type: '', cache: '', bytes: Buffer.alloc(0) };
  }
}

/** @template T @param {() => T} work @returns {T | Error} */
function attempt(work) {
  try {
    return work();
  } catch (error) {
    return /** @type {Error} */ (error);
  }
}
