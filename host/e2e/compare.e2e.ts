import { overhang } from './overhang';
import type { Reader } from './Reader';
import { asked, compare, compareButton, day, line, openReport, slug, stop } from './comparing';
import { expect, test } from './test';

const badges = ({ report }: Reader) => report.articles.getByText('New since Thu Nov 19', { exact: true });
const order = ({ report }: Reader) => report.articles.evaluateAll((all) => all.map(({ id }) => id));

test('R-6 with the keyboard a report is compared with the day before: one call, its own order, counts that add up', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { page, report, history, main } = reader;
  await openReport(reader);
  const before = await order(reader);
  expect(asked(reader)).toBe(1);
  await report.historyButton.press('Enter');
  await history.link(day).focus();
  await page.keyboard.press('Tab');
  await expect(compareButton(reader)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(history.panel).toBeHidden();
  await expect(report.historyButton).toBeFocused();

  await expect(line(reader)).toContainText(`Compared with ${day}: `);
  expect(asked(reader)).toBe(2);
  const [around, article] = [
    await line(reader).locator('..').boundingBox(),
    await report.articles.first().boundingBox(),
  ];
  expect([around?.x, around?.width], 'as wide as what is below it').toEqual([article?.x, article?.width]);
  const counts = /: (\d+) new, (\d+) gone, (\d+) still here\.$/.exec(await line(reader).innerText());
  const [added = 0, gone = 0, kept = 0] = (counts ?? []).slice(1).map(Number);
  expect(added + kept).toBe(before.length);
  await expect(badges(reader)).toHaveCount(added);
  const goneSection = main.locator('section', {
    has: page.getByRole('heading', { name: 'No longer in the report' }),
  });
  await expect(goneSection.getByRole('listitem')).toHaveCount(gone);
  const titles = await goneSection.getByRole('listitem').allInnerTexts();
  expect(await order(reader)).toEqual(before);

  await stop(reader).press('Enter');
  await expect(line(reader)).toHaveCount(0);
  await expect(badges(reader)).toHaveCount(0);
  await expect(goneSection).toHaveCount(0);
  await expect(page.getByRole('status')).toContainText('No longer compared.');
  await page.keyboard.press('Shift+Tab');
  await expect(report.glance.getByRole('link').last()).toBeFocused();

  await reader.open(`/reports/${slug}/20261119`);
  await expect(report.articles).toHaveCount(gone + kept);
  for (const title of titles) await expect(report.article(title)).toBeVisible();
  expect(reader.faults()).toEqual([]);
});

test('R-6 a comparison is over with a reload, with another report, and with Back', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: { width: 390, height: 844 } });
  const { page, report, list } = reader;
  await reader.open('/reports');
  await list.link('Renewable Energy').click();
  await report.untilWhole();
  await compare(reader);
  await expect(line(reader)).toBeVisible();
  await expect.poll(() => overhang(reader)).toEqual([]);
  await page.reload();
  await expect(report.articles.first()).toBeVisible();
  await expect(line(reader)).toHaveCount(0);

  await compare(reader);
  await expect(line(reader)).toBeVisible();
  await report.olderLink.click();
  await expect(page).toHaveURL(/\/20261119$/);
  await expect(report.articles.first()).toBeVisible();
  await expect(line(reader)).toHaveCount(0);
  await page.goBack();
  // The dated report has articles too, and a newer one.
  await expect(report.newerLink).toHaveCount(0);
  await expect(report.articles.first()).toBeVisible();
  await expect(line(reader)).toHaveCount(0);
  await compare(reader);
  await page.goBack();
  await expect(list.heading).toBeVisible();
  expect(reader.faults()).toEqual([]);
});

test('R-6 only reports older than the open one can be compared with', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn();
  await reader.open(`/reports/${slug}/20261119`);
  await expect(reader.report.articles.first()).toBeVisible();
  await reader.report.historyButton.click();
  const all = reader.history.panel.getByRole('button', { name: /^Compare with/ });
  await expect(all.first()).toHaveAccessibleName('Compare with Wed Nov 18 2026');
  await expect(compareButton(reader)).toHaveCount(0);
});

test('R-6, R-10 on paper a comparison says what is compared', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn();
  await openReport(reader);
  await compare(reader);
  await expect(line(reader)).toBeVisible();
  await reader.page.emulateMedia({ media: 'print' });
  await expect(line(reader)).toBeVisible();
  await expect(stop(reader)).toBeHidden();
  await expect(badges(reader).first()).toBeVisible();
});
