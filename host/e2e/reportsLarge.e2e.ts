import { countLanguageTables } from './countLanguageTables';
import { printedPages, withoutSpace } from './printedPages';
import { expectLanded } from './standing';
import { expect as expectSoon, test } from './test';
import { watchPlaces } from './watchPlaces';

// Thousands of elements take their time, and more of it beside another walk.
const expect = expectSoon.configure({ timeout: 60_000 });
test.setTimeout(180_000);

// A web-first assertion of an element that is not there describes the whole page at each attempt. That lays every
// article out, which the page itself does not, and takes longer than what is waited for: so these count, or look at
// something that is there.

test('B-38, B-39 half a thousand reports, two thousand articles and three thousand dates can be used', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  const { page, list, report, history } = reader;
  // Looking among thousands by a role takes seconds each time, in which the page comes to nothing else.
  const articles = page.locator('main article');
  const marks = articles.locator('mark');
  const dates = history.panel.locator('a');
  await page.addInitScript(countLanguageTables);
  await portal.control({ path: 'all', mode: 'large' });
  await reader.open('/reports');
  await expect(page.getByRole('status')).toContainText('500 reports loaded');
  await expect(list.links).toHaveCount(500);
  await list.links.last().click();

  // Of two thousand, those that can be read.
  await expect.poll(() => articles.count()).toBeGreaterThan(1700);
  // For the comma in their number a browser would load them before the first article.
  expect(await page.evaluate(() => globalThis.languageTables)).toEqual([]);
  // The tools of an article come once it is looked at.
  expect(await articles.locator('button').count()).toBeLessThan(100);
  await articles.last().scrollIntoViewIfNeeded();
  await expect(articles.last().locator('button')).toHaveCount(3);

  // Items of a list would have to be counted again for each that is hidden.
  await expect(articles.first().locator('..')).toHaveCSS('display', 'block');

  await report.find.box.pressSequentially('forecast');
  await expect(report.find.area).toContainText(/\b\d+ of 1,\d{3} articles/);
  await expect(marks).not.toHaveCount(0);
  await expect(marks.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(articles.last()).toBeVisible();

  await report.historyButton.click();
  await expect(dates).toHaveCount(3000);
  await expect(history.closeButton).toBeVisible();
  await dates.nth(2999).click();
  await expect(page).toHaveURL(/\/\d{8}$/);
  await expect.poll(() => articles.count()).toBeGreaterThan(1700);
  expect(reader.faults()).toEqual([]);
});

test('B-39, R-1 among two thousand articles a jump lands, its article is marked and its focus seen', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  const { page, report } = reader;
  await portal.control({ path: 'all', mode: 'large' });
  await reader.open('/reports/renewable-energy');
  await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(1700);
  for (const link of [report.topics.getByRole('link').last(), report.topics.getByRole('link').nth(1)]) {
    const hash = new URL((await link.getAttribute('href')) ?? '', 'http://localhost').hash;
    await link.press('Enter');
    const article = page.locator(`[id="${hash.slice(1)}"]`);
    await expect(article.locator('h3')).toBeFocused();
    await expectLanded(article);
    await expectSoon(article).toHaveAttribute('data-reached');
    await expectSoon(article.locator('h3')).toHaveCSS('outline-style', 'solid');
    await expectSoon(link).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Tab');
    await expectSoon(article).not.toHaveAttribute('data-reached');
  }
});

test('B-39, R-10 two thousand articles are printed, the last one too', async ({ arriveSignedIn, portal }) => {
  const reader = await arriveSignedIn();
  await portal.control({ path: 'all', mode: 'large' });
  await reader.open('/reports/renewable-energy');
  const titles = reader.page.locator('main article h3');
  await expect.poll(() => titles.count()).toBeGreaterThan(1700);
  const last = (await titles.last().textContent()) ?? '';
  expect(last).not.toBe('');
  // Where the margins of the paper change meanwhile, a driver's print ends with the pages that were counted before.
  await expect.poll(() => reader.page.evaluate(hasPageMargins)).toBe(true);
  // All are laid out, about 1,200; to draw and read each of them took a busy machine three minutes.
  const paper = (await printedPages(reader.page, '900-')).join('');
  expect(paper).toContain(withoutSpace(last));
});

const hasPageMargins = () =>
  Array.from(document.styleSheets)
    .flatMap(({ cssRules }) => Array.from(cssRules))
    .some((rule) => rule instanceof CSSPageRule);

test('R-21 half a thousand cards, and two thousand articles, are at once where the reader has left them', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  const { page, list } = reader;
  const articles = page.locator('main article');
  const leaveAt = async (top: number) => {
    await page.evaluate((place) => {
      scrollTo({ top: place, behavior: 'instant' });
    }, top);
    await expect.poll(() => page.evaluate('history.state?.top')).toBe(top);
  };
  await portal.control({ path: 'all', mode: 'large' });
  await reader.open('/reports');
  await expect(list.links).toHaveCount(500);
  await leaveAt(6000);
  const standing = list.links.nth(40);
  await expect(standing).toBeInViewport();
  const cardTop = await standing.evaluate((card) => card.getBoundingClientRect().top);
  await standing.click();
  await expect.poll(() => articles.count()).toBeGreaterThan(1700);
  await leaveAt(9000);
  const left = await page.evaluate(() => history.state as { article: string; from: number });

  const expectCardAt = await watchPlaces(page, 'main:not(:has(article)) li a', 40);
  await page.goBack();
  await expect(list.links).toHaveCount(500);
  await expect(standing).toBeInViewport();
  await expectCardAt(cardTop);

  const expectArticleAt = await watchPlaces(page, `[id="${left.article}"]`);
  await page.goForward();
  await expect.poll(() => articles.count()).toBeGreaterThan(1700);
  await expectArticleAt(left.from);
  expect(reader.faults()).toEqual([]);
});
