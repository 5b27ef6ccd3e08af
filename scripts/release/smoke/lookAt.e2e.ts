import { expect, test } from '@playwright/test';
import { lookAt } from './lookAt.ts';

test('a task that is kept waiting is no task that keeps the browser busy', async ({ page }) => {
  // A machine without time for the page, as the page sees it.
  await page.route('**/late', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.fulfill({ body: 'late' });
  });
  await page.route('**/page', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><main><h1>Here</h1></main>' }),
  );
  await page.goto('http://localhost/page');
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
