import { changeReport } from './changeAnswers';
import { openReport } from './standing';
import { expect, test } from './test';

const path = '/reports/renewable-energy';
const phone = { width: 390, height: 844 };
const long = Array(12).fill('Companies of the energy sector').join(' ');
const hebrew = Array(12).fill('אנרגיה').join(' ');

test('R-7, change 12 in small text the letters of the box are still so large that a phone does not zoom into it', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: phone });
  await reader.page.addInitScript(() => {
    localStorage.setItem('portal.text', 'small');
  });
  await openReport(reader, path);
  await expect(reader.report.summarySection.locator('p')).toHaveCSS('font-size', '15px');
  await expect(reader.report.find.box).toHaveCSS('font-size', '16px');
});

test('R-7, WCAG 2.4.11 on a phone all chips are in one row, the answer is below it, and Tab brings each into sight', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: phone, reducedMotion: 'reduce' });
  const { report, page } = reader;
  const { find } = report;
  await changeReport(reader, ({ articles }) => {
    for (const [index, { actions }] of articles.entries())
      for (const action of actions)
        if (action.org_type !== 'Regulator') action.org_type = index % 2 === 0 ? long : hebrew;
  });
  await openReport(reader, path);
  const chips = find.area.getByRole('group').getByRole('button');
  const boxes = () =>
    Promise.all(['All', 'New', 'Regulator', long].map((name) => find.chip(name).boundingBox()));
  expect(new Set((await boxes()).map((box) => box?.y))).toHaveProperty('size', 1);
  const [all, fresh, , longest] = await boxes();
  expect(longest?.width).toBe(256);
  expect(all?.height).toBe(longest?.height);
  const [unread, first] = [await find.chip('Unread').boundingBox(), await chips.nth(3).boundingBox()];
  const gap = (fresh?.x ?? 0) - (all?.x ?? 0) - (all?.width ?? 0);
  expect((first?.x ?? 0) - (unread?.x ?? 0) - (unread?.width ?? 0)).toBe(2 * gap);

  await find.box.fill('power');
  const status = find.status(/^\d+ of 11 articles$/);
  await expect(status).toBeVisible();
  const [box, answer] = [await find.box.boundingBox(), await status.boundingBox()];
  expect((answer?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(80);

  await find.box.focus();
  for (let index = 0; index < (await chips.count()); index += 1) {
    await page.keyboard.press('Tab');
    await expect(chips.nth(index)).toBeFocused();
    const { x = 0, width = 0 } = (await chips.nth(index).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(16);
    await expect
      .poll(async () => ((await chips.nth(index).boundingBox())?.x ?? 0) + width)
      .toBeLessThanOrEqual(phone.width - 16);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  const isCutAtItsEnd = await find
    .chip(hebrew)
    .locator('bdi')
    .evaluate((one) => ({
      isCut: one.scrollWidth > one.clientWidth,
      direction: getComputedStyle(one).direction,
    }));
  expect(isCutAtItsEnd).toEqual({ isCut: true, direction: 'rtl' });

  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await find.chip(long).boundingBox())?.width).toBe(256);
});
