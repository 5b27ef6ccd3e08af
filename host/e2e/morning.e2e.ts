import { compare, line, stop } from './comparing';
import { visitedAt } from './fiveNews';
import type { Reader } from './Reader';
import { expect, test } from './test';

const phone = { viewport: { width: 390, height: 844 }, permissions: ['clipboard-read', 'clipboard-write'] };

const scrolled = ({ page }: Reader) => page.evaluate(() => Math.round(scrollY));

/** Lets the list say when reports were built, by name; all others are old. */
async function buildAt(reader: Reader, times: Record<string, string>) {
  await reader.context.route('**/ai/mediamonitoring/list', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { reports: { name: string; last_modified: string }[] };
    for (const item of answer.reports) item.last_modified = times[item.name] ?? '2026-11-10T06:00:00Z';
    await route.fulfill({ response, json: answer });
  });
}

/** The briefing and the bell count the same. */
async function expectNews({ main, notifications, welcome }: Reader, count: number) {
  await expect(welcome.news).toHaveCount(count);
  await expect(main.getByText(RegExp(`^9 reports · ${String(count)} new since `))).toBeVisible();
  await expect(notifications.button).toHaveAccessibleName(`Notifications, ${String(count)} new`);
}

test('change 1 to 15 a morning on a phone: what is new, read, found, compared, handed on, and the afternoon', async ({
  arrive,
}) => {
  const times: Record<string, string> = {
    'Renewable Energy': '2026-11-20T06:00:00Z',
    'Pharma & Health': '2026-11-20T06:00:00Z',
    Semiconductors: '2026-11-20T06:00:00Z',
  };
  const reader = await arrive(phone);
  const { page, welcome, report } = reader;
  await visitedAt(reader, '2026-11-18T12:00:00Z');
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await buildAt(reader, times);

  await test.step('sign in, and see what is new', async () => {
    await reader.openSignedIn('/');
    await expectNews(reader, 3);
  });

  await test.step('read the first of it, and mark what was read', async () => {
    await welcome.link('Renewable Energy').click();
    await expect(report.summary).toBeVisible();
    const toggle = report.articleAt(0).readToggle;
    await expect(toggle).toBeEnabled();
    await toggle.click();
    await expect(report.glance).toContainText('1 read');
  });

  await test.step('find what concerns oneself', async () => {
    const { find } = report;
    await find.box.fill('battery');
    await expect(find.area.getByText(/^[1-9]\d* of 11 articles$/)).toBeVisible();
    await find.box.press('Escape');
    await expect(report.articles.filter({ visible: true })).toHaveCount(11);
  });

  await test.step('jump by topic, from far below', async () => {
    const { button, links, panel } = report.topicSheet;
    await report.articles.nth(4).scrollIntoViewIfNeeded();
    await button.click();
    await links.getByText('Offshore wind').click();
    await expect(panel).toHaveCount(0);
    await expect(page.locator('article h3:focus')).toBeInViewport();
  });

  await test.step('compare with yesterday, and stop', async () => {
    await compare(reader);
    const counts = /: (\d+) new, \d+ gone, (\d+) still here\.$/.exec(await line(reader).innerText()) ?? [];
    expect(Number(counts[1]) + Number(counts[2])).toBe(11);
    await stop(reader).click();
    await expect(line(reader)).toHaveCount(0);
  });

  await test.step('hand an article on', async () => {
    await report.articleAt(2).shareButton.click();
    const menu = page.getByRole('dialog', { name: 'Share', exact: true });
    await menu.getByRole('button', { name: 'Copy as text' }).click();
    await expect(menu.getByRole('button', { name: 'Text copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `${reader.portal.origin}/reports/renewable-energy/20261120#`,
    );
    await page.keyboard.press('Escape');
  });

  await test.step('the page stays where it is, loaded again, and Back leads to the briefing', async () => {
    const place = await scrolled(reader);
    expect(place).toBeGreaterThan(500);
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toHaveProperty('top', place);
    await page.reload();
    await expect(report.articles.first()).toBeVisible();
    // The line of counts may take another row once the marks are known: what is read moves by no more.
    await expect.poll(async () => Math.abs((await scrolled(reader)) - place)).toBeLessThanOrEqual(24);
    await page.goBack();
    await expectNews(reader, 2);
  });

  await test.step('in the afternoon one report is there again, and one that was old', async () => {
    times['Renewable Energy'] = '2026-11-20T13:00:00Z';
    times['Banking & Payments'] = '2026-11-20T13:00:00Z';
    await page.reload();
    await expectNews(reader, 4);
    await welcome.link('Renewable Energy').click();
    await expect(report.glance).toContainText('1 read');
    await page.goBack();
    await expectNews(reader, 3);
  });

  expect(reader.faults()).toEqual([]);
});
