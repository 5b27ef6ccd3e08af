import type { Reader } from './Reader';
import { expectLanded } from './standing';
import { expect, test } from './test';

const windows = [
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const;

const scrolled = ({ page }: Reader) => page.evaluate(() => Math.round(scrollY));

/** The event of the place so far comes with the next frame. */
const untilTold = ({ page }: Reader) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

const scrollToPlace = ({ page }: Reader, place: number) =>
  page.evaluate((top) => {
    scrollTo({ top, behavior: 'instant' });
  }, place);

for (const [name, viewport] of windows)
  test(`R-21 on ${name} nothing in the bar moves the page, by press or by Tab`, async ({
    arriveSignedIn,
  }) => {
    const reader = await arriveSignedIn({ viewport });
    const { page, bar, report } = reader;
    await reader.open('/reports/renewable-energy');
    await report.untilWhole();
    const place = 2500;
    await scrollToPlace(reader, place);

    const buttons = await bar.banner.getByRole('button').all();
    expect(buttons.length).toBeGreaterThanOrEqual(2);
    for (const button of buttons) {
      // Raw coordinates: a locator would scroll by itself.
      const box = await button.boundingBox();
      expect(box).not.toBeNull();
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
      await page.mouse.click(x, y);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      expect(await scrolled(reader)).toBe(place);
    }

    const stops = await bar.banner.getByRole('link').or(bar.banner.getByRole('button')).all();
    await bar.home.focus();
    for (const stop of stops) {
      await expect(stop).toBeFocused();
      expect(await scrolled(reader)).toBe(place);
      await page.keyboard.press('Tab');
    }
  });

for (const [name, viewport] of windows)
  test(`R-1, R-9 on ${name} a jump leads to just below the bar`, async ({ arriveSignedIn }) => {
    const reader = await arriveSignedIn({ viewport });
    const { page, report } = reader;
    await reader.open('/reports/renewable-energy');
    await report.untilWhole();
    await page.evaluate(() => document.querySelector('details:has([href*="#a-"])')?.setAttribute('open', ''));
    await report.topics.getByRole('link', { name: 'Offshore wind, 2 articles' }).click();
    const article = page.locator('#a-renewable-energy-keel-bay-first-power');
    await expect(article.getByRole('heading', { level: 3 })).toBeFocused();
    await expectLanded(article);

    const { page: tab } = await reader.openTab(reader.path());
    await expect(tab.locator('article h3:focus')).toBeVisible();
    await expectLanded(tab.locator('#a-renewable-energy-keel-bay-first-power'));
  });

test('R-21 a new screen is at its top at once, and Back at the place that was left: nothing slides', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: { width: 390, height: 844 } });
  const { page, list, report } = reader;
  await reader.open('/reports');
  await list.links.nth(5).scrollIntoViewIfNeeded();
  const place = await scrolled(reader);
  expect(place).toBeGreaterThan(500);
  await untilTold(reader);
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    addEventListener('scroll', () => {
      dataset['places'] = `${dataset['places'] ?? ''} ${String(Math.round(scrollY))}`;
    });
  });
  const places = async () => {
    await untilTold(reader);
    return page.evaluate(() => {
      const seen = document.documentElement.dataset['places'] ?? '';
      delete document.documentElement.dataset['places'];
      return [...new Set(seen.split(' ').filter(Boolean).map(Number))];
    });
  };

  await list.links.nth(5).click();
  await expect(report.articles.first()).toBeVisible();
  await expect.poll(() => scrolled(reader)).toBe(0);
  expect(await places()).toEqual([0]);

  await page.goBack();
  await expect(list.links.nth(5)).toBeFocused();
  await expect.poll(() => scrolled(reader)).toBe(place);
  expect(await places()).toEqual([place]);
});

test('R-21 a page that is loaded again, or come back to by a full load, is where it was left', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { page, report } = reader;
  await reader.open('/reports/renewable-energy');
  await report.untilWhole();
  await report.topics.getByRole('link', { name: 'Offshore wind, 2 articles' }).click();
  await expectLanded(page.locator('[data-reached]'));
  // The reader moves the page from now on.
  await page.keyboard.press('Shift');
  await scrollToPlace(reader, 3000);
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toHaveProperty('top', 3000);

  await page.reload();
  await expect(report.articles.first()).toBeVisible();
  await expect.poll(() => scrolled(reader)).toBe(3000);
  await expect(page.locator('body')).toBeFocused();

  await page.goto('/reports');
  await expect(reader.list.links.first()).toBeVisible();
  expect(await scrolled(reader)).toBe(0);
  await page.goBack();
  await expect(report.articles.first()).toBeVisible();
  await expect.poll(() => scrolled(reader)).toBe(3000);
  await reader.untilKnown();
  expect(await scrolled(reader)).toBe(3000);
});
