import { eventually } from './eventually';
import { withPortal } from './withPortal';

const stage = withPortal();

interface ListAnswer {
  reports: { name: string; slug: string; tag: string; summary: { actions_summary: string } }[];
}

test('S-18 to S-28 the list shows every report of the API in its order, three cards in a row', async () => {
  const reader = await stage.arriveSignedIn({ timezoneId: 'Europe/Berlin' });
  const answered = reader.page.waitForResponse(/\/ai\/mediamonitoring\/list$/);
  await reader.open('/reports');
  const { reports } = (await (await answered).json()) as ListAnswer;
  await reader.heading('Media Monitoring Reports').waitFor();
  expect(await reader.page.title()).toBe('Media Monitoring Reports – Media Monitoring');
  await reader.page.getByText('Built daily with AI', { exact: true }).waitFor();

  const cards = reader.page.getByRole('main').getByRole('listitem');
  await cards.first().waitFor();
  const shown = await cards.evaluateAll((elements) =>
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
    await reader.page.setViewportSize({ width, height: 800 });
    const grid = await cards
      .first()
      .evaluate((card) => getComputedStyle(card.parentElement ?? card).gridTemplateColumns);
    return grid.split(' ').length;
  };
  expect([await columns(1280), await columns(800), await columns(390)]).toEqual([3, 2, 1]);
  expect(reader.faults()).toEqual([]);
});

test('S-27 to S-48, F-21 from a card to a dated report, and Back to the place and the card that were left', async () => {
  const reader = await stage.arriveSignedIn({
    viewport: { width: 1280, height: 600 },
    timezoneId: 'Europe/Berlin',
  });
  const { page } = reader;
  await reader.open('/reports');
  const card = page.getByRole('link', { name: 'Cities & Infrastructure' });
  await card.waitFor();
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  await card.click();

  await reader.heading('Cities & Infrastructure').waitFor();
  await page.getByRole('heading', { name: 'Executive Summary' }).waitFor();
  expect(reader.path()).toBe('/reports/cities-infrastructure');
  expect(await page.title()).toBe('Cities & Infrastructure – Fri, November 20, 2026 – Media Monitoring');
  expect(await reader.focused()).toBe('h1: Cities & Infrastructure');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByRole('button', { name: 'Older Reports' }).click();
  const panel = page.getByRole('dialog', { name: 'Report History' });
  await panel.getByRole('link').first().waitFor();
  const entries = await panel.getByRole('link').allTextContents();
  expect(entries.slice(0, 3)).toEqual(['Fri Nov 20, 2026', 'Thu Nov 19, 2026', 'Wed Nov 18, 2026']);
  const times = entries.map((entry) => Date.parse(entry));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(await panel.getByRole('link').first().getAttribute('aria-current')).toBe('page');
  await panel.getByRole('link', { name: 'Wed Nov 18, 2026' }).click();

  await page.waitForURL('**/reports/cities-infrastructure/20261118');
  await page.getByText('Wed, November 18, 2026').waitFor();
  expect(await panel.count()).toBe(0);
  expect(await page.title()).toBe('Cities & Infrastructure – Wed, November 18, 2026 – Media Monitoring');
  await eventually(() => reader.focused(), 'h1: Cities & Infrastructure');
  expect((await stage.portal.calls()).map(({ path }) => path)).toContain(
    '/ai/mediamonitoring/report/cities-infrastructure/20261118',
  );

  await page.goBack();
  await page.getByText('Fri, November 20, 2026').waitFor();
  await page.goBack();
  await card.waitFor();
  await eventually(() => reader.focused(), 'a: Cities & Infrastructure');
  await eventually(() => page.evaluate(() => window.scrollY), place);
  expect(reader.faults()).toEqual([]);
});
