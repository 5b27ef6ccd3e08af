import { pressTo } from './focusStops';
import { expect, test } from './test';

test('the skip link leads past the bar', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn();
  await reader.open('/reports/renewable-energy');
  await reader.report.untilWhole();
  await pressTo(reader, 'a: Skip to main content');
  await reader.page.keyboard.press('Enter');
  await expect(reader.main).toBeFocused();
  await reader.page.keyboard.press('Tab');
  await expect(reader.main.locator(':focus')).toBeVisible();
});

test('R-21 whoever skips the bar and follows a card has the focus on it after Back', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { page, list, main } = reader;
  await reader.open('/reports');
  await expect(list.links.first()).toBeVisible();
  await pressTo(reader, 'a: Skip to main content');
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  await expect(page).toHaveURL('/reports');
  await list.link('Renewable Energy').press('Enter');
  await expect(reader.heading('Renewable Energy')).toBeFocused();
  await page.goBack();
  await expect(list.link('Renewable Energy')).toBeFocused();
});
