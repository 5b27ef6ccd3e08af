import type { Locator } from 'playwright-core';
import { pressTo } from './focusStops';
import { pretendNewer } from './pretendNewer';
import { expect, test } from './test';

const narrow = { width: 320, height: 640 };

const topOf = (shown: Locator) => shown.evaluate((one) => one.getBoundingClientRect().top);
const bottomOf = (shown: Locator) => shown.evaluate((one) => one.getBoundingClientRect().bottom);

test('WCAG 2.4.11 a line at the lower edge never covers what has the focus, nor the end of the page', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: narrow, reducedMotion: 'reduce' });
  const { page, list, releaseNotice } = reader;
  await reader.open('/reports');
  await reader.untilKnown();
  await pretendNewer(reader);
  const { line } = releaseNotice;

  const last = await list.links.last().textContent();
  await list.links.first().focus();
  await pressTo(reader, `a: ${last ?? ''}`);
  await page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  });
  expect(await bottomOf(list.cards.last())).toBeLessThanOrEqual(await topOf(line));

  await releaseNotice.dismissButton.click();
  await expect(line).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('padding-bottom'))).toBe(
    '0px',
  );
});

test('WCAG 2.4.11, 1.4.10 on a phone the button of the topics is above the line, which scrolls away in a low window', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: narrow, reducedMotion: 'reduce' });
  const { page, report, releaseNotice } = reader;
  await reader.open('/reports/renewable-energy');
  await report.untilWhole();
  await reader.untilKnown();
  await pretendNewer(reader);
  const { line } = releaseNotice;

  await page.evaluate(() => {
    scrollTo({ top: 3000, behavior: 'instant' });
  });
  await expect(report.topicSheet.button).toBeVisible();
  expect(await bottomOf(report.topicSheet.button)).toBeLessThanOrEqual(await topOf(line));
  await releaseNotice.reloadButton.click({ trial: true });

  await page.setViewportSize({ width: 320, height: 256 });
  await expect(line).not.toBeInViewport();
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await expect(line).toBeInViewport();
});
