import type { Locator } from '@playwright/test';
import { expect as expectSoon, test } from './test';
import { watchPlaces } from './watchPlaces';

// As in `reportsLarge`: thousands of elements take their time.
const expect = expectSoon.configure({ timeout: 60_000 });
test.setTimeout(180_000);

/** The article that the reader has come to, and where it stands in the window (px). */
const [last, place] = [11, 90];

test('R-21 on a phone the article that was left is at once where it was, though heights above it are not known', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn({ viewport: { width: 390, height: 844 } });
  const { page, bar } = reader;
  const articles = page.locator('main article');
  await portal.control({ path: 'all', mode: 'large' });
  await reader.open('/reports/renewable-energy');
  await expect.poll(() => articles.count()).toBeGreaterThan(1700);
  // Articles that have been seen keep their heights until the page goes.
  for (let index = 0; index <= last; index += 1)
    await articles.nth(index).evaluate(async (article, top) => {
      scrollBy({ top: article.getBoundingClientRect().top - top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }, place);
  const reading = articles.nth(last);
  await expect.poll(() => page.evaluate('history.state?.article')).toBe(await reading.getAttribute('id'));
  const scrolled = () => page.evaluate(() => scrollY);
  const left = await scrolled();

  await bar.home.click();
  await expect(page).toHaveURL(/\/$/);
  const expectOnlyAt = await watchPlaces(page, 'main article', last);
  await page.goBack();
  await expect.poll(() => articles.count()).toBeGreaterThan(1700);
  await expectOnlyAt(place);
  // The same number of pixels would be another article.
  expect(Math.abs(left - (await scrolled()))).toBeGreaterThan(500);

  await page.setViewportSize({ width: 844, height: 390 });
  await page.reload();
  await expect.poll(() => articles.count()).toBeGreaterThan(1700);
  await expect.poll(async () => Math.abs((await topOf(reading)) - place)).toBeLessThanOrEqual(1);
  expect(reader.faults()).toEqual([]);
});

const topOf = (article: Locator) => article.evaluate((one) => one.getBoundingClientRect().top);
