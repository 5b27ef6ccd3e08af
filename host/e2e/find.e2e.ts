import { marks, openReport, path, shown } from './finding';
import { startOfWords } from './startOfWords';
import { expect, test } from './test';

const phone = { width: 390, height: 844 };

test('R-7 words in any case, without accents, show the articles that have all of them, in their order, marked', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { find } = reader.report;
  await openReport(reader);
  const all = await shown(reader);
  expect(all).toHaveLength(11);

  await find.box.fill('POWÉR keel');
  await expect.poll(() => shown(reader)).not.toEqual(all);
  const found = await shown(reader);
  expect(found.length).toBeGreaterThan(0);
  expect(all.filter((anchor) => found.includes(anchor))).toEqual(found);
  await expect(find.status(`${String(found.length)} of 11 articles`)).toBeVisible();
  await expect(reader.page.getByRole('status')).toContainText(`${String(found.length)} of 11 articles`);
  for (const text of await marks(reader).allTextContents()) expect(text).toMatch(/^(power|keel)$/i);
  for (const anchor of found) await expect(reader.page.locator(`[id="${anchor}"] mark`)).not.toHaveCount(0);

  await reader.page.keyboard.press('Escape');
  await expect(find.box).toHaveValue('');
  await expect.poll(() => shown(reader)).toEqual(all);
  await expect(marks(reader)).toHaveCount(0);
  await find.box.fill('keel');
  await reader.page.reload();
  await expect(find.box).toHaveValue('');
  await expect.poll(() => shown(reader)).toEqual(all);
});

test('R-7 of unread articles none goes while it is marked as read, until the filter is chosen anew', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { find } = reader.report;
  await openReport(reader);
  const all = await shown(reader);
  const toggle = reader.report.articleAt(1).readToggle;
  await find.chip('Unread').click();
  await expect(find.chip('Unread')).toHaveAttribute('aria-pressed', 'true');
  await expect(find.status('11 of 11 articles')).toBeVisible();
  await toggle.click();
  await expect(toggle).toHaveText('✓ Read');
  expect(await shown(reader)).toEqual(all);
  await find.chip('Unread').click();
  await expect(find.status('10 of 11 articles')).toBeVisible();
  await expect.poll(() => shown(reader)).toEqual(all.filter((_, index) => index !== 1));

  await find.chip('New').click();
  await expect(find.status('No article matches these filters.')).toBeVisible();
  await find.chip('All').click();
  await expect.poll(() => shown(reader)).toEqual(all);
});

test('R-7 chips of organisation types show the articles that have actions for one of them', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { find, articles } = reader.report;
  await openReport(reader);
  const withActionsFor = (...types: string[]) =>
    articles.evaluateAll(
      (all, wanted) =>
        all
          .filter((article) =>
            Array.from(article.querySelectorAll('li bdi')).some(({ textContent }) =>
              wanted.includes(textContent),
            ),
          )
          .map(({ id }) => id),
      types,
    );
  const regulators = await withActionsFor('Regulator');
  const both = await withActionsFor('Regulator', 'Supplier');
  expect(both.length).toBeGreaterThan(regulators.length);
  await find.chip('Regulator').click();
  await expect.poll(() => shown(reader)).toEqual(regulators);
  await find.chip('Supplier').click();
  await expect.poll(() => shown(reader)).toEqual(both);
  await expect(find.status(`${String(both.length)} of 11 articles`)).toBeVisible();
  await find.chip('Regulator').click();
  await find.chip('Supplier').click();
  await expect.poll(() => shown(reader)).toHaveLength(11);
});

test('R-7, WCAG 2.4.11 whoever types after scrolling sees the box below the bar', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: phone, reducedMotion: 'reduce' });
  const { report, page, bar } = reader;
  await openReport(reader);
  await report.find.box.click();
  await page.keyboard.type('the');
  await page.evaluate(() => {
    scrollBy(0, 1500);
  });
  await expect(report.find.box).not.toBeInViewport();
  await page.keyboard.type('r');
  const lower = await bar.banner.evaluate((one) => one.getBoundingClientRect().bottom);
  await expect.poll(async () => (await report.find.box.boundingBox())?.y).toBeGreaterThan(lower);
});

test('R-7 a report in which nothing is found says so, and one press shows all again', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: phone });
  const { find } = reader.report;
  await reader.open(path);
  await find.box.fill('hydrogène vert');
  const none = find.status('No article matches “\u2068hydrogène vert\u2069”.');
  await expect(none).toBeVisible();
  await expect.poll(() => shown(reader)).toEqual([]);
  expect(await startOfWords(find.clearButton)).toBe(await startOfWords(none));
  await find.clearButton.click();
  await expect(find.box).toBeFocused();
  await expect(find.box).toHaveValue('');
  await expect.poll(() => shown(reader)).toHaveLength(11);
  const width = await find.box.evaluate((box) => box.getBoundingClientRect().width);
  expect(width).toBeGreaterThan(340);
});

test('R-7 a jump to an article that is filtered away shows all articles, and lands', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { report } = reader;
  await openReport(reader);
  await report.find.box.fill('transformer');
  await expect.poll(() => shown(reader)).not.toHaveLength(11);
  const wanted = reader.main.locator('article').filter({ visible: false }).last();
  const id = String(await wanted.getAttribute('id'));
  await report.topics.locator(`a[href$="#${id}"]`).click();
  await expect.poll(() => shown(reader)).toHaveLength(11);
  await expect(report.find.box).toHaveValue('');
  await expect(reader.page.locator(`[id="title-${id.slice(2)}"]`)).toBeFocused();
  await expect
    .poll(() =>
      reader.page.locator(`[id="${id}"]`).evaluate((one) => Math.abs(one.getBoundingClientRect().top - 72)),
    )
    .toBeLessThanOrEqual(2);

  await report.find.box.fill('transformer');
  await expect.poll(() => shown(reader)).not.toHaveLength(11);
  await expect(report.find.box).toBeFocused();
});
