import type { Page } from 'playwright-core';
import { expect, test } from './test';

const dark = 'rgb(18, 21, 24)';
const light = 'rgb(247, 247, 245)';
const expectCanvas = (page: Page, color: string) =>
  expect(page.locator('body')).toHaveCSS('background-color', color);

test('R-11 the theme follows the system until the reader chooses, and again when the choice is taken back', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ colorScheme: 'dark' });
  const { page, appearance } = reader;
  await reader.open('/');
  await expectCanvas(page, dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectCanvas(page, light);

  await appearance.button.click();
  await appearance.dark.check();
  await expectCanvas(page, dark);
  await appearance.sameAsDevice.check();
  await expectCanvas(page, light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectCanvas(page, dark);
});

test('R-11 a choice is there before the first paint, and before any of the bundles', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ colorScheme: 'light' });
  const { page, appearance } = reader;
  await reader.open('/');
  await appearance.button.click();
  await appearance.dark.check();
  await expectCanvas(page, dark);

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
  await expect(reader.list.links.first()).toBeVisible();
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set([dark]));

  await page.route(/\/apps\/(?!host\/\w+\/boot\.)/, () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  await expect(page.locator('html')).toHaveCSS('background-color', dark);
});

test('with less motion nothing slides and nothing scrolls by itself', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn({ reducedMotion: 'reduce' });
  await reader.open('/reports/renewable-energy');
  await reader.report.untilWhole();
  await expect(reader.page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await reader.report.historyButton.click();
  await expect(reader.history.heading).toBeVisible();
  const moving = await reader.history.panel.evaluate((dialog) =>
    dialog.getAnimations({ subtree: true }).map((animation) => (animation as CSSAnimation).animationName),
  );
  expect(moving).toEqual([]);
});

test('with forced colours cards, badges and buttons keep an edge', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn({ forcedColors: 'active' });
  const edgeless = (selector: string) =>
    reader.page
      .locator(selector)
      .evaluateAll((all) =>
        all
          .filter((element) => getComputedStyle(element).borderTopStyle === 'none')
          .map((element) => element.outerHTML.slice(0, 80)),
      );
  await reader.open('/reports/renewable-energy');
  await reader.report.untilWhole();
  expect(await edgeless('main article, main button')).toEqual([]);
  // A border that is transparent otherwise.
  expect(await edgeless('header [aria-haspopup=menu] span')).toEqual([]);
  await expect(reader.bar.reports).toHaveCSS('border-bottom-style', 'solid');
  await expect(reader.bar.reports).toHaveCSS('border-top-style', 'none');
  await reader.open('/reports');
  await expect(reader.list.links.first()).toBeVisible();
  expect(await edgeless('main li')).toEqual([]);
});

test('D-14 a phone gets its picture for the home screen', async ({ arrive }) => {
  const { page, portal } = await (await arrive()).open('/');
  const address = await page.locator('head link[rel=apple-touch-icon]').getAttribute('href');
  const answer = await page.request.get(portal.origin + (address ?? ''));
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  const size = await page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src ?? '';
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, address);
  expect(size).toEqual([180, 180]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`a phone whose theme is ${colorScheme} gives its own bar the colour of the portal's`, async ({
    arrive,
  }) => {
    const { page, bar } = await (await arrive({ colorScheme })).open('/');
    await expect(bar.banner).toBeVisible();
    const told = await page.evaluate(() =>
      Array.from(document.head.querySelectorAll('meta'))
        .filter(({ name, media }) => name === 'theme-color' && matchMedia(media).matches)
        .map(({ content }) => content),
    );
    expect(told).toHaveLength(1);
    await page.evaluate((color) => {
      document.body.style.backgroundColor = color;
    }, told[0] ?? '');
    const colors = await Promise.all(
      [bar.banner, page.locator('body')].map((element) =>
        element.evaluate((shown) => getComputedStyle(shown).backgroundColor),
      ),
    );
    expect(colors[0]).toBe(colors[1]);
  });
