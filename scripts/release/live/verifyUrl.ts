import { integrityOf } from '../build/buildId.ts';
import { parsePage, type LivePage } from './livePage.ts';
import { folderOf } from '../store/published.ts';
import { requestOfPage } from './requestOfPage.ts';
import type { PublishedFile, Release } from '../build/Release.ts';

const patience = 10_000;
/** A cache may stand between store and reader (ms). */
const longestDelay = 5_000;

/** Fetches page and files of a release as a browser would, and returns faults in status, type, content and caching. */
export async function verifyUrl(
  url: string,
  {
    channel,
    page,
    set,
    delay = longestDelay,
  }: { channel: string; page: LivePage; set: Release[]; delay?: number },
): Promise<string[]> {
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

async function pageFaults(url: string, channel: string, expected: LivePage) {
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

async function fileFaults(address: string, { type: expectedType, sha384 }: PublishedFile) {
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

const mimeOf = (type: string) =>
  type.split(';')[0]?.trim().replace('application/javascript', 'text/javascript');

async function get(address: string, headers: Record<string, string> = {}) {
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
    const { message, cause } = error as Error & { cause?: Error };
    return { status: `nothing (${cause?.message ?? message})`, type: '', cache: '', bytes: Buffer.alloc(0) };
  }
}

function attempt<T>(work: () => T): T | Error {
  try {
    return work();
  } catch (error) {
    return error as Error;
  }
}
