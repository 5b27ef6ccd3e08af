import type { Browser, Locator, Page } from 'playwright-core';
import { PortalPages } from '#browser/PortalPages.ts';
import type { Signed } from './measure.ts';
import { quantile } from './median.ts';
import { scrollFrames } from './scrollFrames.ts';
import { arrive, goBack, untilPainted } from './untilPainted.ts';

/** The figures of a walk (ms). */
export type LargeWalk = {
  'answer of the list': number;
  'first card': number;
  'list to report': number;
  'back to the list': number;
  'answer of the report': number;
  'first article': number;
  'frame while scrolling (p95)': number;
  'history panel': number;
  'history panel, every link': number;
};

const card = { selector: 'main:not(:has(article)) li a[href^="/reports/"]' };
const article = { selector: 'main article' };
// An identifier is found at once among thousands of elements: the measurement itself takes no time.
const dates = '#headlessui-portal-root li a';

interface WalkOptions {
  slowdown: number;
  /** Of the history. */
  entries: number;
  wheelTurns: number;
}

/** A walk through list and report, with whatever data the API has. */
export async function walkLarge(
  browser: Browser,
  { origin, session }: Signed,
  options: WalkOptions,
): Promise<LargeWalk> {
  const open = async () => {
    const context = await browser.newContext({ storageState: session });
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: options.slowdown });
    return page;
  };
  const listPage = await open();
  const { report, ...ofList } = await walkList(listPage, origin);
  await listPage.context().close();
  const page = await open();
  const ofReport = await walkReport(page, report, options);
  await page.context().close();
  return { ...ofList, ...ofReport };
}

async function walkList(page: Page, origin: string) {
  const firstCard = await arrive(page, `${origin}/reports`, card);
  const answer = await page.evaluate(answerOf, '/list');
  const link = new PortalPages(page).list.links.first();
  const report = new URL((await link.getAttribute('href')) ?? '', origin).href;
  await settle(page);
  // A pointer over a card asks for its report.
  await link.hover();
  const press = await pressOn(link);
  await settle(page);
  const toReport = await untilPainted(page, press, article);
  await settle(page);
  const toList = await untilPainted(page, () => goBack(page), card);
  return {
    report,
    'answer of the list': answer,
    'first card': firstCard,
    'list to report': toReport,
    'back to the list': toList,
  };
}

async function walkReport(page: Page, address: string, { entries, wheelTurns }: WalkOptions) {
  const firstArticle = await arrive(page, address, article);
  const answer = await page.evaluate(answerOf, '/report/');
  await settle(page);
  const frames = await scrollFrames(page, wheelTurns);
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await settle(page);
  const press = await pressOn(new PortalPages(page).report.historyButton);
  const panel = await untilPainted(page, press, { selector: dates });
  await page.keyboard.press('Escape');
  await settle(page);
  const everyLink = await untilPainted(page, press, { selector: dates, count: entries });
  return {
    'answer of the report': answer,
    'first article': firstArticle,
    'frame while scrolling (p95)': quantile(frames, 0.95),
    'history panel': panel,
    'history panel, every link': everyLink,
  };
}

/** A press in the middle of an element, found beforehand: among thousands it takes Playwright seconds. */
async function pressOn(locator: Locator) {
  const box = await locator.boundingBox({ timeout: 120_000 });
  if (!box) throw new Error('What is to be pressed is not visible.');
  return () => locator.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Waits until the late parts have come and nothing is being drawn. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(idle);
}

/** Runs in the page. */
const idle = () =>
  new Promise<void>((resolve) => {
    requestIdleCallback(() => {
      requestIdleCallback(() => {
        resolve();
      });
    });
  });

/** Runs in the page: when the first call with this in its path was answered. */
function answerOf(path: string) {
  const entries = performance.getEntriesByType('resource');
  const call = entries.find(({ name }) => name.includes(`/ai/mediamonitoring${path}`));
  return call instanceof PerformanceResourceTiming ? call.responseEnd : NaN;
}
