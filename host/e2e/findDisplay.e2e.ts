import { changeReport } from './changeAnswers';
import { expectAccessible } from './expectAccessible';
import { marks, openReport, path, shown } from './finding';
import { printedPages, withoutSpace } from './printedPages';
import { expect, test } from './test';
import { watchShifts } from './watchShifts';

test('R-7 on paper a filtered report says so, and one that is whole does not', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn();
  const { find } = reader.report;
  await openReport(reader);
  await reader.untilQuiet();
  const whole = (await printedPages(reader.page)).join();
  expect(whole).not.toContain('Showing');
  expect(whole).not.toContain(withoutSpace('Find in this report'));
  await find.chip('Regulator').click();
  await expect.poll(() => shown(reader)).not.toHaveLength(11);
  const count = (await shown(reader)).length;
  const part = (await printedPages(reader.page)).join();
  expect(part).toContain(withoutSpace(`Showing ${String(count)} of 11 articles`));
  expect(part).not.toContain(withoutSpace('Clear filters'));
});

for (const width of [1280, 390, 320])
  test(`R-7 at ${String(width)} px nothing moves when the box comes`, async ({ arriveSignedIn }) => {
    const reader = await arriveSignedIn({ viewport: { width, height: 844 } });
    const shifts = await watchShifts(reader);
    await reader.page.addInitScript(() => {
      const later: IdleRequestCallback[] = [];
      globalThis.requestIdleCallback = (act) => later.push(act);
      Object.assign(globalThis, {
        nowIdle: () => {
          later.forEach((act) => {
            act({ didTimeout: false, timeRemaining: () => 50 });
          });
        },
      });
    });
    await reader.open(path);
    await expect(reader.report.articles).toHaveCount(11);
    const heading = reader.main.getByRole('heading', { name: 'Articles' });
    const before = await heading.boundingBox();
    await expect(reader.report.find.box).toHaveCount(0);
    await reader.page.evaluate('nowIdle()');
    await expect(reader.report.find.box).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
    expect((await shifts()).filter((shift) => shift.includes('Find'))).toEqual([]);
  });

test('R-7 a report of few articles has no box', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn();
  await changeReport(reader, ({ articles }) => {
    articles.splice(5);
  });
  await reader.open(path);
  await reader.report.untilWhole();
  await reader.untilKnown();
  await expect(reader.report.actions).toBeVisible();
  await expect(reader.report.articles).toHaveCount(5);
  await expect(reader.report.find.box).toHaveCount(0);
});

test('axe finds nothing in a report with hits, light, dark, in forced colours or at 320 px', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ colorScheme: 'light' });
  const { page, report } = reader;
  await openReport(reader);
  await report.find.box.fill('power');
  await report.find.chip('Unread').click();
  await expect(marks(reader)).not.toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
