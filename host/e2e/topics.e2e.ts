import { accessibilityFaults } from './accessibilityFaults';
import { expectAccessible } from './expectAccessible';
import { pressTo } from './focusStops';
import { printedPages, withoutSpace } from './printedPages';
import type { Reader } from './Reader';
import { expect, test } from './test';

const path = '/reports/renewable-energy';
const phone = { width: 390, height: 844 };

const scrollToPlace = ({ page }: Reader, top: number) =>
  page.evaluate((place) => {
    scrollTo({ top: place, behavior: 'instant' });
  }, top);

async function openReport(reader: Reader) {
  await reader.open(path);
  await reader.report.untilWhole();
  await expect(reader.report.actions).toBeVisible();
  await expect(reader.report.find.box).toBeVisible();
}

test('R-1 on a phone every topic, the summary and the actions are two presses away from anywhere', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: phone, reducedMotion: 'reduce' });
  const { page, report } = reader;
  const { button, links, panel } = report.topicSheet;
  await openReport(reader);
  const fold = report.topics.getByText('Topics');
  await expect(fold).toBeInViewport();
  await expect(button).toHaveCount(0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await scrollToPlace(reader, top);
    await expect.poll(async () => (await button.count()) + Number(await isInView(reader))).toBeGreaterThan(0);
  }
  await button.click();
  await expect(links).toHaveCount(9);
  const names = await links.allTextContents();
  expect([names[0], names.at(-1)]).toEqual(['Executive Summary', 'Actions']);
  for (const [index, name] of names.entries()) {
    await links.nth(index).click();
    await expect(panel).toHaveCount(0);
    const focused = page.locator(':focus');
    if (index === 0) await expect(report.summary).toBeFocused();
    else if (name === 'Actions')
      await expect(report.actions.getByRole('heading', { level: 2 })).toBeFocused();
    else await expect(focused).toHaveAttribute('id', /^title-/);
    await expect
      .poll(() => focused.evaluate((one) => (one.closest('article') ?? one).getBoundingClientRect().top))
      .toBeLessThanOrEqual(74);
    // As a reader scrolls: a landing that is not yet at rest ends.
    if (index === 0) await page.mouse.wheel(0, 4000);
    if (index < names.length - 1) await button.click();
  }
  expect(reader.faults()).toEqual([]);
});

/** The fold of topics can be pressed where the page stands. */
const isInView = ({ page }: Reader) =>
  page.evaluate(() => {
    const { top, bottom } = document.getElementById('topics')?.getBoundingClientRect() ?? {
      top: 0,
      bottom: 0,
    };
    return bottom > 56 && top < innerHeight;
  });

test('R-1 the button names the topic and the article of it, and Esc gives it the focus back', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: phone, reducedMotion: 'reduce' });
  const { page, report } = reader;
  const { button, panel, heading, closeButton } = report.topicSheet;
  await openReport(reader);
  await report.articles.nth(1).evaluate((article) => {
    article.scrollIntoView();
  });
  await expect(button).toContainText('Topics · Supply chain 2/3');
  const box = await button.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await button.click();
  await expect(heading).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await closeButton.click();
  await expect(button).toBeFocused();

  const paper = (await printedPages(page)).join();
  expect(paper).not.toContain(withoutSpace('Topics · Supply chain'));
  await page.setViewportSize({ width: 740, height: 400 });
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(button).toBeHidden();
});

test('R-1 whoever comes by link to an article far down has the topics in reach all the same', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
  await openReport(reader);
  const id = await reader.report.articles.nth(5).getAttribute('id');
  await reader.open('/');
  await reader.open(`${path}#${id ?? ''}`);
  await expect(reader.report.articles.nth(5).getByRole('heading', { level: 3 })).toBeFocused();
  await expect(reader.report.topicSheet.button).toBeVisible();
});

test('WCAG 2.4.11 the button of the topics never covers what has the focus', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn({ viewport: phone, reducedMotion: 'reduce' });
  await openReport(reader);
  await reader.report.articles.first().getByRole('link').first().focus();
  await scrollToPlace(reader, 1200);
  await expect(reader.report.topicSheet.button).toBeVisible();
  const stops = await pressTo(reader, /^summary: Supplier/);
  expect(stops.length).toBeGreaterThan(25);
});

test('axe finds nothing in the sheet of topics, light, dark, in forced colours or at 320 px', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({
    viewport: phone,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const { page } = reader;
  const { button, heading } = reader.report.topicSheet;
  await openReport(reader);
  await scrollToPlace(reader, 3000);
  await expect(button).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await button.click();
  await expect(heading).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
