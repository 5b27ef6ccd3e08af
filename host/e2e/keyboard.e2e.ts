import { expect, test } from './test';

test('a reader with a keyboard alone signs in, reads a dated report and signs out', async ({ arrive }) => {
  const reader = await arrive();
  const { page, login, provider, list, report, history, userMenu } = reader;
  const { keyboard } = page;
  await reader.open('/reports');
  await expect(login.button).toBeVisible();
  await keyboard.press('Tab');
  await expect(reader.bar.skipLink).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await expect(login.button).toBeFocused();
  await keyboard.press('Enter');

  await provider.employee('Ada').press('Enter');
  await list.link('Renewable Energy').press('Enter');
  await expect(reader.heading('Renewable Energy')).toBeFocused();

  await report.historyButton.press('Enter');
  await expect(history.heading).toBeFocused();
  await keyboard.press('Escape');
  await expect(history.panel).toBeHidden();
  await expect(report.historyButton).toBeFocused();

  await keyboard.press('Enter');
  await expect(history.heading).toBeFocused();
  await keyboard.press('Tab');
  await expect(history.closeButton).toBeFocused();
  await history.link('Thu Nov 19, 2026').press('Enter');
  await expect(page).toHaveURL('/reports/renewable-energy/20261119');
  await expect(reader.heading('Renewable Energy')).toBeFocused();

  await userMenu.button.press('ArrowDown');
  await expect(userMenu.signOutItem).toBeVisible();
  await keyboard.press('End');
  await expect(userMenu.signOutItem).toHaveAttribute('data-focus');
  await keyboard.press('Enter');
  await expect(login.button).toBeVisible();
  await expect(reader.heading('Sign in to Media Monitoring')).toBeFocused();
  await expect(page).toHaveURL('/reports/renewable-energy/20261119');
});

test('S-53 the user menu opens with Up and Down, closes with Esc and gives the focus back', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { userMenu } = reader;
  await reader.open('/');
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Space']) {
    await userMenu.buttonOf('Ada Okafor').press(key);
    await expect(userMenu.signOutItem).toBeVisible();
    await reader.page.keyboard.press('Escape');
    await expect(userMenu.menu).toBeHidden();
    await expect(userMenu.buttonOf('Ada Okafor')).toBeFocused();
  }
});

test('S-52, S-53 a reader who presses before the menus have been loaded gets what was pressed', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  await reader.page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await reader.open('/');
  await reader.userMenu.button.click();
  await expect(reader.userMenu.signOutItem).toBeVisible();
});

test('S-55 the phone menu shows who reads, closes with Esc, and hides its links while it is closed', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: { width: 390, height: 844 } });
  const { page, mobileMenu } = reader;
  await reader.open('/');
  await expect(mobileMenu.reportsLink).toBeHidden();
  await mobileMenu.button.click();
  await expect(page.getByText('Ada Okafor').last()).toBeVisible();
  await expect(page.getByText('ada.okafor@example.com')).toBeVisible();
  await expect(mobileMenu.reportsLink).toHaveAttribute('aria-current', 'true');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(mobileMenu.reportsLink).toBeHidden();
  await expect(mobileMenu.button).toBeFocused();

  await page.keyboard.press('Enter');
  await mobileMenu.reportsLink.click();
  await expect(reader.list.heading).toBeVisible();
  await expect(mobileMenu.reportsLink).toBeHidden();
});
