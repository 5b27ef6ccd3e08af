import { ReportListPage } from '@portal/scripts/browser/ReportListPage.ts';
import { expect, test } from './test';

interface ListAnswer {
  reports: { name: string; slug: string; tag: string; summary: { actions_summary: string } }[];
}

test('S-18 to S-28 the list shows every report of the API in its order, three cards in a row', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ timezoneId: 'Europe/Berlin' });
  const { page, list } = reader;
  const answered = page.waitForResponse(/\/ai\/mediamonitoring\/list$/);
  await reader.open('/reports');
  const { reports } = (await (await answered).json()) as ListAnswer;
  await expect(list.heading).toBeVisible();
  await expect(page).toHaveTitle(`${ReportListPage.title} – Media Monitoring`);
  await expect(list.builtLine).toBeVisible();

  await expect(list.cards).toHaveCount(reports.length);
  const shown = await list.cards.evaluateAll((elements) =>
    elements.map((card) => ({
      names: Array.from(card.querySelectorAll('h2'), (title) => title.textContent),
      links: Array.from(card.querySelectorAll('a'), (link) => link.getAttribute('href')),
      time: card.querySelector('time')?.textContent,
      text: card.textContent,
      pictures: card.querySelectorAll('img[alt=""]').length,
      clamp: getComputedStyle(card.querySelectorAll('p')[1] ?? card).webkitLineClamp,
    })),
  );
  expect(shown.map(({ names }) => names)).toEqual(reports.map(({ name }) => [name]));
  expect(shown.map(({ links }) => links)).toEqual(reports.map(({ slug }) => [`/reports/${slug}`]));
  for (const [index, { time, text, clamp }] of shown.entries()) {
    expect(time).toBe('Fri, November 20, 2026');
    expect(text).toContain(`Tag: ${reports[index]?.tag ?? '?'}`);
    expect(text).toContain(reports[index]?.summary.actions_summary);
    expect(text).toContain('Author: AI');
    expect(clamp).toBe('3');
  }
  expect(shown.filter(({ pictures }) => pictures === 1)).toHaveLength(8);

  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const grid = await list.cards
      .first()
      .evaluate((card) => getComputedStyle(card.parentElement ?? card).gridTemplateColumns);
    return grid.split(' ').length;
  };
  expect([await columns(1280), await columns(800), await columns(390)]).toEqual([3, 2, 1]);
  expect(reader.faults()).toEqual([]);
});

test('S-27 to S-48, R-21 from a card to a dated report, and Back to the place and the card that were left', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn({
    viewport: { width: 1280, height: 600 },
    timezoneId: 'Europe/Berlin',
  });
  const { page, list, report, history } = reader;
  const name = 'Cities & Infrastructure';
  const scrolled = () => page.evaluate(() => window.scrollY);
  await reader.open('/reports');
  await list.link(name).scrollIntoViewIfNeeded();
  const place = await scrolled();
  expect(place).toBeGreaterThan(300);
  await list.link(name).click();

  await expect(report.summary).toBeVisible();
  await expect(page).toHaveURL('/reports/cities-infrastructure');
  await expect(page).toHaveTitle(`${name} – Fri, November 20, 2026 – Media Monitoring`);
  await expect(reader.heading(name)).toBeFocused();
  expect(await scrolled()).toBe(0);

  await report.historyButton.click();
  await expect(history.links.first()).toHaveAttribute('aria-current', 'page');
  const entries = await history.links.allTextContents();
  expect(entries.slice(0, 3)).toEqual(['Fri Nov 20, 2026', 'Thu Nov 19, 2026', 'Wed Nov 18, 2026']);
  const times = entries.map((entry) => Date.parse(entry));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  await history.link('Wed Nov 18, 2026').click();

  await expect(page).toHaveURL('/reports/cities-infrastructure/20261118');
  await expect(page.getByText('Wed, November 18, 2026')).toBeVisible();
  await expect(history.panel).toHaveCount(0);
  await expect(page).toHaveTitle(`${name} – Wed, November 18, 2026 – Media Monitoring`);
  await expect(reader.heading(name)).toBeFocused();
  expect((await portal.calls()).map(({ path }) => path)).toContain(
    '/ai/mediamonitoring/report/cities-infrastructure/20261118',
  );

  await page.goBack();
  await expect(page.getByText('Fri, November 20, 2026')).toBeVisible();
  await page.goBack();
  await expect(list.link(name)).toBeFocused();
  await expect.poll(scrolled).toBe(place);
  expect(reader.faults()).toEqual([]);
});
