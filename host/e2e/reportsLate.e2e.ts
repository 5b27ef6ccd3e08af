import type { Route } from 'playwright-core';
import { changeList } from './changeAnswers';
import { eventually } from './eventually';
import type { Reader } from './Reader';
import { withPortal } from './withPortal';

const stage = withPortal();
const minute = 60 * 1000;
const hour = 60 * minute;
const summaryOf = (reader: Reader) =>
  reader.page.locator('section', { has: reader.page.getByRole('heading', { name: 'Executive Summary' }) });

/** Holds every answer of a report until it is let go, by the number of the request. */
async function holdReports(reader: Reader): Promise<(index: number) => Promise<void>> {
  const held: Route[] = [];
  await reader.page.route('**/ai/mediamonitoring/report/**', (route) => void held.push(route));
  return async (index) => {
    await eventually(() => held.length > index, true);
    // Nobody waits any more for what was cancelled.
    await held[index]?.continue().catch(() => undefined);
  };
}

test('H-1, B-48 whatever the order of the answers, an address shows its own report', async () => {
  const reader = await stage.arriveSignedIn();
  const { page } = reader;
  const energy = page.getByRole('link', { name: 'Renewable Energy' });
  const health = page.getByRole('link', { name: 'Pharma & Health' });
  await reader.open('/reports');
  await energy.waitFor();
  const letGo = await holdReports(reader);

  await energy.click();
  await reader.heading('Renewable Energy').waitFor();
  await page.goBack();
  await health.click();
  await reader.heading('Pharma & Health').waitFor();
  await page.goBack();
  await energy.click();
  await reader.heading('Renewable Energy').waitFor();

  await eventually(() => reader.requests.filter((url) => url.includes('/report/')).length, 3);
  await letGo(1);
  await letGo(0);
  await page.waitForTimeout(300);
  expect(await summaryOf(reader).count()).toBe(0);
  await letGo(2);
  await summaryOf(reader).waitFor();
  expect(await summaryOf(reader).textContent()).toContain('Keel Bay');
  expect(reader.path()).toBe('/reports/renewable-energy');

  // And on to the other, whose answer is late.
  await page.goBack();
  await health.click();
  await reader.heading('Pharma & Health').waitFor();
  expect(await reader.text()).not.toContain('Keel Bay');
  await letGo(3);
  await summaryOf(reader).waitFor();
  expect(await summaryOf(reader).textContent()).toContain('insulin');
  expect(reader.faults()).toEqual([]);
});

const lookAway = (reader: Reader) =>
  reader.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('H-3 who comes back later is told of a newer report, and their text stays until they ask for it', async () => {
  const reader = await stage.arriveSignedIn();
  const { page } = reader;
  // So early that the token lasts.
  await page.clock.install({ time: Date.now() - 3 * hour });
  await reader.open('/reports/renewable-energy');
  await summaryOf(reader).waitFor();
  const asked = () => reader.requests.filter((url) => url.includes('/report/')).length;
  const line = page.getByText('A newer report is available');

  await page.clock.fastForward('10:00');
  await lookAway(reader);
  await page.clock.fastForward('21:00');
  await lookAway(reader);
  await page.waitForResponse(/\/list$/);
  expect(await line.count()).toBe(0);

  await changeList(reader, (item) => (item.last_modified = '2031-01-01T05:00:00Z'));
  await page.clock.fastForward('31:00');
  await lookAway(reader);
  await line.first().waitFor();
  expect(asked()).toBe(1);
  await page.getByRole('button', { name: 'Show it' }).click();
  await eventually(asked, 2);
  await summaryOf(reader).waitFor();
  expect(await reader.focused()).not.toMatch(/^body/);
  expect(reader.faults()).toEqual([]);
});

test('H-3 the list is loaded again for who comes back on a later day', async () => {
  const reader = await stage.arriveSignedIn({ timezoneId: 'UTC' });
  const { page } = reader;
  const midnight = Math.floor(Date.now() / (24 * hour)) * 24 * hour;
  await page.clock.install({ time: midnight - 10 * minute });
  await reader.open('/reports');
  await page.getByRole('link', { name: 'Renewable Energy' }).waitFor();
  await changeList(reader, (item) => (item.name += ', the next day'));
  await page.clock.fastForward('20:00');
  await lookAway(reader);
  await page.getByRole('link', { name: 'Renewable Energy, the next day' }).waitFor();
});
