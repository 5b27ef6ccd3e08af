import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { changeReport } from './changeAnswers';
import { eventually } from './eventually';
import { withPortal } from './withPortal';

const stage = withPortal();
const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
});

test('S-33 to S-40 the articles stand under their topics from Z to A, and unreadable ones are not there', async () => {
  const reader = await stage.arriveSignedIn();
  const { page } = reader;
  await reader.open('/reports/renewable-energy');
  const articles = page.getByRole('main').getByRole('article');
  await articles.first().waitFor();

  const topics = (await page.getByText(/^Topic: /).allTextContents()).map((text) => text.slice(7));
  expect(topics).toHaveLength(11);
  expect(topics).toEqual(topics.toSorted((a, b) => b.localeCompare(a, 'en')));
  expect(await reader.text()).not.toContain('landlord');

  const first = articles.first();
  await first.getByRole('heading', { level: 3 }).waitFor();
  expect(await first.getByText(/^Organisation type: /).count()).toBeGreaterThan(0);
  expect(await first.getByRole('term').allTextContents()).toEqual(
    expect.arrayContaining(['Action', 'Impact']),
  );

  await page
    .getByRole('navigation', { name: 'Topics' })
    .getByRole('link', { name: 'Offshore wind, 2 articles' })
    .click();
  await eventually(() => reader.focused(), 'h3: Keel Bay sends its first power ashore, four months early');
  expect(reader.path()).toBe('/reports/renewable-energy#a-renewable-energy-keel-bay-first-power');
});

test('S-37 the original opens in a new tab that knows nothing of the portal', async () => {
  const referrers: (string | undefined)[] = [];
  const newspaper = createServer((request, response) => {
    if (request.url === '/news') referrers.push(request.headers.referer);
    response.setHeader('content-type', 'text/html').end('<p>News</p>');
  }).listen(0);
  servers.push(newspaper);
  const { port } = newspaper.address() as AddressInfo;
  const reader = await stage.arriveSignedIn();
  await changeReport(reader, (report) => {
    for (const { news_result: news } of report.articles) news.link = `http://localhost:${port}/news`;
  });
  await reader.open('/reports/renewable-energy');
  const link = reader.page
    .getByRole('link', { name: /^Read the original: .+ \(opens in new tab\)$/ })
    .first();
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer');

  const opened = reader.context.waitForEvent('page');
  await link.click();
  const tab = await opened;
  await tab.getByText('News').waitFor();
  expect(await tab.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, '']);
  expect(referrers).toEqual([undefined]);
});

test('F-8, H-13 the older and newer reports lead from day to day and end at the ends', async () => {
  const reader = await stage.arriveSignedIn({ timezoneId: 'Pacific/Auckland' });
  const { page } = reader;
  await reader.open('/reports/renewable-energy');
  const older = page.getByRole('link', { name: /^Older report/ });
  const newer = page.getByRole('link', { name: /^Newer report/ });
  await older.waitFor();
  expect(await newer.count()).toBe(0);
  expect(await older.getAttribute('rel')).toBe('prev');

  await older.click();
  await newer.waitFor();
  expect(reader.path()).toBe('/reports/renewable-energy/20261119');
  await newer.click();
  await page.waitForURL('**/20261120');
  await older.waitFor();
  expect(await newer.count()).toBe(0);

  const panel = page.getByRole('dialog', { name: 'Report History' });
  await page.getByRole('button', { name: 'Older Reports' }).click();
  const oldest = panel.getByRole('link').last();
  await oldest.click();
  await page.waitForURL(/\/2026(?!1120)\d{4}$/);
  await newer.waitFor();
  expect(await older.count()).toBe(0);
});

test('F-9 an address with an article leads to that article', async () => {
  const reader = await stage.arriveSignedIn();
  const anchor = 'a-renewable-energy-keel-bay-first-power';
  await reader.open(`/reports/renewable-energy#${anchor}`);
  await eventually(() => reader.focused(), 'h3: Keel Bay sends its first power ashore, four months early');
  const article = reader.page.locator(`#${anchor}`);
  const top = () => article.evaluate((element) => element.getBoundingClientRect().top);
  await eventually(async () => (await top()) >= 57 && (await top()) < 200, true);
});
