import type { Page } from 'playwright-core';
import type { Reader } from './Reader';
import { withPortal } from './withPortal';

const stage = withPortal();
const dark = 'rgb(18, 21, 24)';
const light = 'rgb(247, 247, 245)';
const canvas = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const card = (reader: Reader) => reader.page.locator('main li h2').first().waitFor();
const report = (reader: Reader) => reader.page.getByRole('article').first().waitFor();

test('F-11 a choice is there before the first paint, for every page, until it is taken back', async () => {
  const reader = await stage.arriveSignedIn({ colorScheme: 'light' });
  const { page } = reader;
  await reader.open('/');
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  expect(await canvas(page)).toBe(dark);

  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      seen.push(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await reader.open('/reports');
  await card(reader);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set([dark]));

  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('radio', { name: 'As the system' }).check();
  expect(await canvas(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await canvas(page)).toBe(dark);
});

test('3.1-12 with less motion nothing slides and nothing scrolls by itself', async () => {
  const reader = await stage.arriveSignedIn({ reducedMotion: 'reduce' });
  const { page } = reader;
  await reader.open('/reports/renewable-energy');
  await report(reader);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  await page.getByRole('button', { name: 'Older Reports' }).click();
  await page.getByRole('heading', { name: 'Report History' }).waitFor();
  const moving = await page
    .getByRole('dialog')
    .evaluate((dialog) =>
      dialog.getAnimations({ subtree: true }).map((animation) => (animation as CSSAnimation).animationName),
    );
  expect(moving).toEqual([]);
});

test('3.1-13 with forced colours cards, badges and buttons keep an edge', async () => {
  const reader = await stage.arriveSignedIn({ forcedColors: 'active' });
  const { page } = reader;
  const edges = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) =>
        all
          .filter((element) => getComputedStyle(element).borderTopStyle === 'none')
          .map((element) => element.outerHTML.slice(0, 80)),
      );
  await reader.open('/reports/renewable-energy');
  await report(reader);
  expect(await edges('main article, main button')).toEqual([]);
  await reader.open('/reports');
  await card(reader);
  expect(await edges('main li > div')).toEqual([]);
});
