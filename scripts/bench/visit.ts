import type { Page } from 'playwright-core';
import type { Line } from './lines.ts';
import { listenTo } from './listenTo.ts';
import type { Screen } from '#browser/screens.ts';

/** One visit, until the content is there. */
export type Visit = {
  'first contentful paint (ms)': number;
  'largest contentful paint (ms)': number;
  /** The bar as React draws it: not that of the page, which comes with the first paint. */
  'bar (ms)': number;
  'content (ms)': number;
  'blocking time (ms)': number;
  'longest task (ms)': number;
};

interface Times {
  bar: number;
  content: number;
  largest: number;
  blocked: number;
  longest: number;
}

declare global {
  /** Noted in the page. */
  var benchTimes: Times | undefined;
}

/** A task that takes longer (ms) holds up whoever presses something. */
const longTask = 50;

/** Visits a screen; what comes later than its content counts for the largest paint and for blocking time alone. */
export async function visit(page: Page, origin: string, screen: Screen, line: Line): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (line.network)
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line.network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.slowdown });

  const isThere = await listenTo(page);
  await page.addInitScript(watch, { content: screen.content, longTask });
  await page.goto(`${origin}${screen.path}`, { waitUntil: 'commit' });
  await isThere();
  await page.waitForLoadState('networkidle');
  await page.evaluate(paintPictures);
  const seen = await page.evaluate(read);
  await session.detach();
  return seen;
}

/** Runs in the page before its scripts. */
function watch({ content, longTask }: { content: string; longTask: number }) {
  const times: Times = { bar: 0, content: 0, largest: 0, blocked: 0, longest: 0 };
  globalThis.benchTimes = times;
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('header nav')) times.bar ||= performance.now();
    if (!document.querySelector(content)) return;
    observer.disconnect();
    times.content = performance.now();
    globalThis.benchIsThere?.('');
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    times.largest = list.getEntries().at(-1)?.startTime ?? times.largest;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      times.blocked += duration - longTask;
      times.longest = Math.max(times.longest, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page: pictures that have come are painted and told of some frames later. */
const paintPictures = async () => {
  const there = Array.from(document.images).filter(({ naturalWidth }) => naturalWidth > 0);
  await Promise.all(there.map((image) => image.decode()));
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
};

/** Runs in the page. */
function read(): Visit {
  const times = globalThis.benchTimes;
  return {
    'first contentful paint (ms)': performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    'largest contentful paint (ms)': times?.largest ?? 0,
    'bar (ms)': times?.bar ?? 0,
    'content (ms)': times?.content ?? 0,
    'blocking time (ms)': times?.blocked ?? 0,
    'longest task (ms)': times?.longest ?? 0,
  };
}
