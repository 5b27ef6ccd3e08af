import type { Reader } from './Reader';
import { openReport } from './standing';
import { expect, test } from './test';

/** The element that cuts off the ring of what has the focus, at its left or right; null for none. */
const cutsRing = ({ page }: Reader) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return 'nothing has the focus';
    const { outlineOffset, outlineWidth } = getComputedStyle(focused);
    const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth) - 0.5;
    const ring = focused.getBoundingClientRect();
    for (let around = focused.parentElement; around; around = around.parentElement) {
      const { overflowX, contentVisibility } = getComputedStyle(around);
      const { left, right } = around.getBoundingClientRect();
      const isCut = ring.left - reach < left || ring.right + reach > right;
      if (isCut && (overflowX !== 'visible' || contentVisibility === 'auto')) return around.outerHTML;
    }
    return null;
  });

test('WCAG 2.4.7 in the rail and in the history the ring of the focus is seen as a whole', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ reducedMotion: 'reduce' });
  const { page, report, history } = reader;
  await openReport(reader, '/reports/renewable-energy');
  await expect(report.nextArticle).toBeVisible();
  const topics = report.topics.getByRole('link');
  const count = await topics.count();
  await topics.first().focus();
  for (let press = 0; press <= count; press += 1) {
    await page.keyboard.press('Tab');
    expect(await cutsRing(reader)).toBeNull();
  }
  await expect(report.nextArticle).toBeFocused();

  await report.historyButton.press('Enter');
  await expect(history.heading).toBeFocused();
  await expect(history.links.first()).toBeVisible();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    expect(await cutsRing(reader)).toBeNull();
  }
  await expect(history.panel.locator('li :focus')).toHaveCount(1);
});
