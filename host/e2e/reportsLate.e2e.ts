import type { Route } from 'playwright-core';
import { changeList } from './changeAnswers';
import { visitedAt } from './fiveNews';
import type { Reader } from './Reader';
import { scrolled, scrollTo } from './standing';
import { expect, test } from './test';

const minute = 60 * 1000;
const hour = 60 * minute;
const summaryOf = ({ report }: Reader) => report.summarySection;
const asked = (reader: Reader) => reader.requests.filter((url) => url.includes('/report/')).length;

/** Holds every answer of a report until it is let go, by the number of the request. */
async function holdReports(reader: Reader) {
  const held: Route[] = [];
  await reader.page.route('**/ai/mediamonitoring/report/**', (route) => void held.push(route));
  return {
    /** A request that is cancelled at once may never be held: wait for each before the next. */
    heldReports: () => held.length,
    letGo: async (index: number) => {
      await expect.poll(() => held.length).toBeGreaterThan(index);
      // Nobody waits any more for what was cancelled.
      await held[index]?.continue().catch(() => undefined);
    },
  };
}

test('H-1, B-48 whatever the order of the answers, an address shows its own report', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { page } = reader;
  const energy = reader.list.link('Renewable Energy');
  const health = reader.list.link('Pharma & Health');
  const cancelled: string[] = [];
  page.on('requestfailed', (request) => cancelled.push(request.url()));
  await reader.open('/reports');
  await expect(energy).toBeVisible();
  const { heldReports, letGo } = await holdReports(reader);

  await energy.click();
  await expect(reader.heading('Renewable Energy')).toBeVisible();
  await expect.poll(heldReports).toBe(1);
  await page.goBack();
  await health.click();
  await expect(reader.heading('Pharma & Health')).toBeVisible();
  await expect.poll(heldReports).toBe(2);
  await page.goBack();
  await energy.click();
  await expect(reader.heading('Renewable Energy')).toBeVisible();
  await expect.poll(heldReports).toBe(3);

  expect(asked(reader)).toBe(3);
  // The first two answers have nobody to come to any more.
  await expect.poll(() => cancelled.filter((url) => url.includes('/report/'))).toHaveLength(2);
  await letGo(1);
  await letGo(0);
  await expect(summaryOf(reader)).toHaveCount(0);
  await letGo(2);
  await expect(summaryOf(reader)).toContainText('Keel Bay');
  await expect(page).toHaveURL('/reports/renewable-energy');

  // And on to the other, whose answer is late.
  await page.goBack();
  await health.click();
  await expect(reader.heading('Pharma & Health')).toBeVisible();
  await expect(reader.main).not.toContainText('Keel Bay');
  await letGo(3);
  await expect(summaryOf(reader)).toContainText('insulin');
  expect(reader.faults()).toEqual([]);
});

const returnToTab = ({ page }: Reader) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('H-3 who comes back later is told of a newer report, and their text stays until it is there', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  const { page } = reader;
  // So early that the token lasts.
  await page.clock.install({ time: Date.now() - 3 * hour });
  await reader.open('/reports/renewable-energy');
  await expect(summaryOf(reader)).toBeVisible();
  await reader.untilKnown();
  // The part that asks for the list is there.
  await reader.untilQuiet();
  const line = reader.report.newerNotice;

  await page.clock.fastForward('10:00');
  await returnToTab(reader);
  await page.clock.fastForward('21:00');
  const answered = page.waitForResponse(/\/list$/);
  await returnToTab(reader);
  await answered;
  // A page that takes the answer later would count its age from then on.
  await reader.untilQuiet();
  await expect(line).toHaveCount(0);

  await changeList(reader, (item) => (item.last_modified = '2031-01-01T05:00:00Z'));
  await page.clock.fastForward('31:00');
  await returnToTab(reader);
  await expect(line.first()).toBeVisible();
  expect(asked(reader)).toBe(1);
  await scrollTo(reader, 8, 72);
  expect(await scrolled(reader)).toBeGreaterThan(500);
  await portal.control({ path: 'report', mode: 'status', status: 500 });
  await reader.report.showNewer.click();
  await expect(reader.report.newerFailed).toBeVisible();
  await expect(summaryOf(reader)).toBeVisible();

  await portal.control({ reset: true });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => asked(reader)).toBe(3);
  await expect(reader.main.getByRole('button', { name: 'Try again' })).toBeHidden();
  await expect(summaryOf(reader)).toBeVisible();
  await expect(reader.heading('Renewable Energy')).toBeFocused();
  await expect.poll(() => scrolled(reader)).toBe(0);
  expect(reader.logged()).toHaveLength(1);
});

test('H-3, H-9 the bell leads from an open report to its newer version', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn();
  const { page, notifications, report } = reader;
  await visitedAt(reader, '2026-11-18T12:00:00Z');
  await page.clock.install({ time: Date.now() - 3 * hour });
  await reader.open('/reports/renewable-energy');
  await expect(summaryOf(reader)).toBeVisible();
  await reader.untilKnown();
  await scrollTo(reader, 8, 72);

  const link = notifications.links.filter({ hasText: 'Renewable Energy' });
  await changeList(reader, (item) => {
    if (item.slug === 'renewable-energy') item.last_modified = '2031-01-01T05:00:00Z';
  });
  await page.clock.fastForward('31:00');
  await returnToTab(reader);
  await expect(report.newerNotice.first()).toBeVisible();
  await notifications.button.press('Enter');
  await link.press('Enter');
  await expect.poll(() => asked(reader)).toBe(2);
  await expect(reader.heading('Renewable Energy')).toBeFocused();
  await expect.poll(() => scrolled(reader)).toBe(0);
  expect(reader.faults()).toEqual([]);
});

test('H-3 the list is loaded again for who comes back on a later day', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn({ timezoneId: 'UTC' });
  const { page } = reader;
  const midnight = Math.floor(Date.now() / (24 * hour)) * 24 * hour;
  await page.clock.install({ time: midnight - 10 * minute });
  await reader.open('/reports');
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
  await reader.untilKnown();
  await reader.list.link('Renewable Energy').focus();
  await changeList(reader, (item) => (item.name += ', the next day'));
  await page.clock.fastForward('20:00');
  await returnToTab(reader);
  await expect(reader.list.link('Renewable Energy, the next day')).toBeFocused();
});
