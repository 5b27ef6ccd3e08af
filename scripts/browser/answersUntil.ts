import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request, Route } from 'playwright-core';

/** Requests that a page makes together, before any of them is answered. */
export type Row = Request[];

/** A page that asks for nothing more for so long (ms) waits for what it has asked for. */
const quiet = 1_000;
/** An answer that nobody has read for so long (ms) waits for others: the browser calls it unfinished. */
const unread = 3_000;
/** Content that has not come so long (ms) after the last answer never comes. */
const patience = 30_000;

/**
 * Opens a page whose answers are held back until it asks for nothing more, then all given at once, and so on until the
 * content is there: as many rows as round trips that a reader waits for, however fast line and machine are. Throws if
 * the content never comes.
 */
export async function answersUntil(page: Page, address: string, content: string): Promise<Row[]> {
  let held: Route[] = [];
  await page.route('**/*', (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    held.push(route);
    return undefined;
  });
  const document = await page.goto(address, { waitUntil: 'commit' });
  const rows: Row[] = document ? [[document.request()]] : [];
  let answered = Date.now();
  for (;;) {
    await untilQuiet(page, () => held.length);
    if ((await page.locator(content).count()) > 0) return rows;
    if (held.length === 0) {
      // A slow machine may pause between the last answer and what it shows.
      if (Date.now() < answered + patience) continue;
      throw new Error(`${address} asks for nothing more and shows no "${content}".`);
    }
    const row = held;
    held = [];
    rows.push(row.map((route) => route.request()));
    await Promise.all(row.map(letThrough));
    answered = Date.now();
  }
}

async function letThrough(route: Route) {
  await route.continue();
  const response = await route.request().response();
  await Promise.race([response?.finished(), pause(unread)]);
}

/** A busy page answers late: it has not been quiet before. */
async function untilQuiet(page: Page, countHeld: () => number) {
  for (let before = -1; before !== countHeld();) {
    before = countHeld();
    await page.evaluate(lastTask);
    await pause(quiet);
    await page.evaluate(lastTask);
  }
}

/** Runs in the page, after everything else that it has to do: a program at work in small pieces lets other tasks in. */
const lastTask = () => scheduler.postTask(() => {}, { priority: 'background' });

/** Bytes of the page and of the scripts in these rows, as they came over the line. */
export async function bytesOf(page: Page, rows: Row[]): Promise<{ page: number; scripts: number }> {
  const [document, ...others] = rows.flat().map((request) => request.url());
  const sizes = new Map(await page.evaluate(readSizes));
  const sizeOf = (url = '') => {
    const size = sizes.get(url);
    if (size === undefined) throw new Error(`The browser does not know the size of ${url}.`);
    return size;
  };
  const scripts = others.filter((url) => new URL(url).pathname.endsWith('.js'));
  return { page: sizeOf(document), scripts: scripts.reduce((sum, url) => sum + sizeOf(url), 0) };
}

/** Runs in the page. Its own entry is a resource, too. */
const readSizes = () =>
  performance
    .getEntries()
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .map(({ name, encodedBodySize }): [string, number] => [name, encodedBodySize]);
