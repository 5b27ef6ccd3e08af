import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { changeReport } from './changeAnswers';
import { expect, test } from './test';

const keelBay = {
  title: 'Keel Bay sends its first power ashore, four months early',
  anchor: 'a-renewable-energy-keel-bay-first-power',
};

test('S-33 to S-40 the articles stand under their topics from Z to A, and unreadable ones are not there', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { page, report } = reader;
  await reader.open('/reports/renewable-energy');
  // The first few are there before the rest.
  const badges = page.getByText(/^Topic: /).locator('..');
  await expect(badges).toHaveCount(11);

  const topics = (await badges.allTextContents()).map((text) => text.slice('Topic: '.length));
  expect(topics).not.toContain('');
  expect(topics).toEqual(topics.toSorted((a, b) => b.localeCompare(a, 'en')));
  await expect(reader.main).not.toContainText('landlord');

  const first = report.articles.first();
  await expect(first.getByRole('heading', { level: 3 })).toBeVisible();
  await expect(first.getByText(/^Organisation type: /).first()).toBeVisible();
  expect(await first.getByRole('term').allTextContents()).toEqual(
    expect.arrayContaining(['Action', 'Impact']),
  );

  await report.topics.getByRole('link', { name: 'Offshore wind, 2 articles' }).click();
  await expect(report.article(keelBay.title)).toBeFocused();
  await expect(page).toHaveURL(`/reports/renewable-energy#${keelBay.anchor}`);
});

test('S-37 the original opens in a new tab that knows nothing of the portal', async ({ arriveSignedIn }) => {
  const referrers: (string | undefined)[] = [];
  const newspaper = createServer((request, response) => {
    if (request.url === '/news') referrers.push(request.headers.referer);
    response.setHeader('content-type', 'text/html').end('<p>News</p>');
  }).listen(0);
  try {
    await once(newspaper, 'listening');
    const { port } = newspaper.address() as AddressInfo;
    const reader = await arriveSignedIn();
    await changeReport(reader, (report) => {
      for (const { news_result: news } of report.articles) news.link = `http://localhost:${port}/news`;
    });
    await reader.open('/reports/renewable-energy');
    const link = reader.main
      .getByRole('link', { name: /^Read the original: .+ \(opens in new tab\)$/ })
      .first();
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');

    const opened = reader.context.waitForEvent('page');
    await link.click();
    const tab = await opened;
    await expect(tab.getByText('News')).toBeVisible();
    expect(await tab.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, '']);
    expect(referrers).toEqual([undefined]);
  } finally {
    newspaper.closeAllConnections();
    newspaper.close();
  }
});

test('R-8, H-13 the older and newer reports lead from day to day and end at the ends', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ timezoneId: 'Pacific/Auckland' });
  const { page, report, history } = reader;
  await reader.open('/reports/renewable-energy');
  await expect(report.olderLink).toHaveAttribute('rel', 'prev');
  await expect(report.newerLink).toHaveCount(0);

  await report.olderLink.click();
  await expect(page).toHaveURL('/reports/renewable-energy/20261119');
  await report.newerLink.click();
  await expect(page).toHaveURL('/reports/renewable-energy/20261120');
  await expect(report.olderLink).toBeVisible();
  await expect(report.newerLink).toHaveCount(0);

  await report.historyButton.click();
  await history.links.last().click();
  await expect(page).toHaveURL(/\/2026(?!1120)\d{4}$/);
  await expect(report.newerLink).toBeVisible();
  await expect(report.olderLink).toHaveCount(0);
});

test('R-9 an address with an article leads to that article', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn();
  await reader.open(`/reports/renewable-energy#${keelBay.anchor}`);
  await expect(reader.report.article(keelBay.title)).toBeFocused();
  const top = () =>
    reader.page.locator(`#${keelBay.anchor}`).evaluate((element) => element.getBoundingClientRect().top);
  await expect(async () => {
    // Below the bar.
    expect(await top()).toBeGreaterThanOrEqual(57);
    expect(await top()).toBeLessThan(200);
  }).toPass();
});

test('R-23 the Executive Summary and each analysis begin with a mark that AI wrote them', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  await reader.open('/reports/renewable-energy');
  await expect(reader.report.articles).toHaveCount(11);
  const contents = await reader.main
    .locator('section p, article p')
    .evaluateAll((all) =>
      all
        .map((text) => getComputedStyle(text, '::before').content)
        .filter((content) => content !== 'none' && content !== 'normal'),
    );
  expect(contents).toEqual(Array.from({ length: 12 }, () => '"AI" / "Written by AI:"'));
});
