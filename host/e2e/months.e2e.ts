import { yearsOfHistory } from '@portal/scripts/browser/yearsOfHistory.ts';
import { accessibilityFaults } from './accessibilityFaults';
import { expect, test } from './test';

for (const [name, viewport] of [
  ['a desk', { width: 1280, height: 800 }],
  ['320 px', { width: 320, height: 640 }],
] as const)
  test(`on ${name} a month of nine years is one choice away, and Tab goes on there`, async ({
    arriveSignedIn,
  }) => {
    const reader = await arriveSignedIn({ viewport, reducedMotion: 'reduce' });
    const { page, report, history } = reader;
    await yearsOfHistory(page);
    await reader.open('/reports/renewable-energy');
    await report.historyButton.click();
    await expect(history.heading).toBeFocused();
    for (const month of ['April 2021', 'January 2017', 'March 2025', 'February 2019']) {
      await history.month.selectOption(month);
      const heading = history.panel.getByRole('heading', { name: month });
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect
        .poll(async () => {
          const [top = 0, below = 0] = await Promise.all(
            [heading, history.month].map((one) =>
              one.evaluate((shown) => shown.getBoundingClientRect().bottom),
            ),
          );
          // The last months end before the list does.
          return month === 'January 2017' || top - below < 80;
        })
        .toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
    await history.month.focus();
    await page.keyboard.press('Tab');
    await expect(history.panel.getByRole('heading', { name: 'February 2019' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(/^\w{3} Feb \d\d, 2019$/);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(reader.faults()).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(history.panel).toBeHidden();
    // The sample reports begin later.
    await expect(reader.notices.noReport).toBeVisible();
  });
