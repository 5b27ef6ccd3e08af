import type { Reader } from './Reader';
import { openReport, scrolled, scrollTo } from './standing';
import { expect, test } from './test';

const path = '/reports/renewable-energy';

/** Of what has the focus: titles have ids, the page itself has none. */
const focusedId = ({ page }: Reader) => page.evaluate(() => document.activeElement?.id);

test('R-20, WCAG 2.1.4 with the switch off no key does anything, in other tabs and after a reload too, until it is on again', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { page, report } = reader;
  await openReport(reader, path);
  await page.keyboard.press('?');
  await expect(report.shortcuts.heading).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(report.shortcuts.switch).toBeFocused();
  await page.keyboard.press('Space');
  await expect(report.shortcuts.switch).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(report.shortcuts.panel).toBeHidden();

  for (const tab of [reader, await reader.openTab(path), reader]) {
    if (tab !== reader) await openReport(tab, path);
    await scrollTo(tab, 2, 100);
    const place = await scrolled(tab);
    const focused = await focusedId(tab);
    for (const key of ['j', 'k', 'm', 'o', '[', ']', 's', '?']) await tab.page.keyboard.press(key);
    expect([await scrolled(tab), await focusedId(tab), tab.path()]).toEqual([place, focused, path]);
    await expect(tab.report.articleAt(2).readToggle).toHaveAttribute('aria-pressed', 'false');
    await expect(report.shortcuts.panel).toBeHidden();
    if (tab === reader) await openReport(reader, path);
  }

  await report.shortcuts.button.click();
  await report.shortcuts.switch.check();
  await report.shortcuts.closeButton.click();
  await expect(report.shortcuts.button).toBeFocused();
  await page.keyboard.press('k');
  await expect(report.shortcuts.button).not.toBeFocused();
});

test('R-20 keys rest with modifiers, and while a popup, the history or the menu of the reader is open', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { page, report, history, userMenu } = reader;
  const { keyboard } = page;
  await openReport(reader, path);
  const isMoved = async () => (await scrolled(reader)) > 0;
  for (const keys of ['Shift+j', 'Control+j', 'Alt+j', 'Meta+j']) await keyboard.press(keys);
  await report.text.button.click();
  await expect(report.text.panel).toBeFocused();
  await keyboard.press('j');
  await keyboard.press('Escape');
  await report.historyButton.click();
  await expect(history.heading).toBeFocused();
  await keyboard.press('j');
  await keyboard.press('Escape');
  await expect(history.panel).toBeHidden();
  await userMenu.button.click();
  await expect(userMenu.menu).toBeVisible();
  await keyboard.press('j');
  await keyboard.press('Escape');
  await expect(userMenu.menu).toBeHidden();
  expect(await isMoved()).toBe(false);
  await keyboard.press('j');
  expect(await isMoved()).toBe(true);
});
