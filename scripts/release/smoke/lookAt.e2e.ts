import { expect, test } from '@playwright/test';
import type { Page } from 'playwright-core';
import { lookAt, startClock } from './lookAt.ts';

/** A page, and a call that it waits for so long (ms): a machine without time for it, as the page sees it. */
async function openPage(page: Page, wait: number) {
  await startClock(page);
  await page.route('**/late', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, wait));
    await route.fulfill({ body: 'late' });
  });
  await page.route('**/page', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><main><h1>Here</h1></main>' }),
  );
  await page.goto('http://localhost/page');
}

test('a task that is kept waiting is no task that keeps the browser busy', async ({ page }) => {
  await openPage(page, 1500);
  // The browser may tell nothing of a task that begins before the page is there.
  await page.evaluate(() => {
    setTimeout(() => {
      const call = new XMLHttpRequest();
      call.open('GET', '/late', false);
      call.send();
      document.title = call.responseText;
    });
  });
  await expect(page).toHaveTitle('late');

  const { longestTask } = await lookAt(page);
  expect(longestTask).toBeGreaterThan(0);
  expect(longestTask).toBeLessThan(1000);
});

test('so is one beside which another thread computes', async ({ page }) => {
  await openPage(page, 1500);
  await page.evaluate(() => {
    const busy =
      'postMessage("begun"); const end = performance.now() + 1500; while (performance.now() < end);';
    new Worker(URL.createObjectURL(new Blob([busy]))).onmessage = () => {
      const call = new XMLHttpRequest();
      call.open('GET', '/late', false);
      call.send();
      document.title = call.responseText;
    };
  });
  await expect(page).toHaveTitle('late');

  expect((await lookAt(page)).longestTask).toBeLessThan(1000);
});

test('a task that computes keeps the browser busy', async ({ page }) => {
  await openPage(page, 0);
  await page.evaluate(() => {
    setTimeout(() => {
      const end = performance.now() + 3000;
      while (performance.now() < end);
      document.title = 'computed';
    });
  });
  await expect(page).toHaveTitle('computed');

  expect((await lookAt(page)).longestTask).toBeGreaterThan(1000);
});

test('memory that grows is seen, also where the page has a turn now and then', async ({ page }) => {
  await openPage(page, 250);
  await page.evaluate(() => {
    const kept: Uint8Array[] = [];
    const grow = () => {
      kept.push(new Uint8Array(1e6).fill(1));
      const call = new XMLHttpRequest();
      call.open('GET', '/late', false);
      call.send();
      document.title = `grown to ${String(kept.length)}`;
      setTimeout(grow, 20);
    };
    setTimeout(grow);
  });
  await expect(page).toHaveTitle(/grown/);

  const { growth } = await lookAt(page, { rests: true });
  expect(growth).toBeGreaterThan(10_000_000);
});
