import type { Page } from 'playwright-core';

export interface Line {
  name: string;
  /** ms and bytes per second */
  network: { latency: number; downloadThroughput: number; uploadThroughput: number } | null;
  /** how many times slower the processor is */
  slowdown: number;
}

export const lines: Line[] = [
  {
    name: '150 ms, 1.6 Mbit/s, CPU ÷4',
    network: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
    slowdown: 4,
  },
  { name: 'unthrottled', network: null, slowdown: 1 },
];

export type Visit = {
  'first contentful paint (ms)': number;
  'first card (ms)': number;
  requests: number;
  'JS (KB)': number;
};

/** One visit of a signed-in reader to the list, measured until the first card is there. */
export async function visit(page: Page, address: string, { network, slowdown }: Line): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  let requests = 0;
  let scriptBytes = 0;
  const scripts: Set<string> = new Set();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    requests += 1;
    if (type === 'Script' || request.url.endsWith('.js')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });

  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('main li a[href^="/reports/"]')) return;
      observer.disconnect();
      performance.mark('first-card');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(address, { waitUntil: 'commit' });
  const times = await page.waitForFunction(() => {
    const [card] = performance.getEntriesByName('first-card');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return card && paint ? { card: card.startTime, paint: paint.startTime } : null;
  });
  const { card, paint } = (await times.jsonValue()) as { card: number; paint: number };
  const result = {
    'first contentful paint (ms)': paint,
    'first card (ms)': card,
    requests,
    'JS (KB)': scriptBytes / 1024,
  };
  await session.detach();
  return result;
}
