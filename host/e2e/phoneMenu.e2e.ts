import type { Reader } from './Reader';
import { expect, test } from './test';

async function openMenu({ list, mobileMenu }: Reader) {
  await expect(list.link('Renewable Energy')).toBeVisible();
  await mobileMenu.button.click();
  await expect(mobileMenu.signOutButton).toBeVisible();
}

test('S-55 a press beside the phone menu closes it and opens nothing behind it', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: { width: 390, height: 844 } });
  const { page, mobileMenu } = reader;
  await reader.open('/reports');
  await openMenu(reader);

  const bottom = await page.evaluate(() => document.elementFromPoint(195, 820)?.closest('main') ?? null);
  expect(bottom).toBeNull();
  await page.mouse.click(195, 820);
  await expect(mobileMenu.signOutButton).toBeHidden();
  await expect(mobileMenu.button).toBeFocused();
  await expect(page).toHaveURL('/reports');

  await page.mouse.click(195, 820);
  await expect(page).toHaveURL(/\/reports\/.+/);
});

test('S-55, WCAG 1.4.10 on a low window the menu is above the page, and can be pressed to its end', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: { width: 640, height: 360 } });
  const { page, mobileMenu } = reader;
  await reader.open('/reports');
  await openMenu(reader);
  const below = await page.evaluate(() =>
    [100, 200, 300, 350].filter((y) => !document.elementFromPoint(320, y)?.closest('header')),
  );
  expect(below).toEqual([]);
  await mobileMenu.signOutButton.click();
  await expect(reader.login.button).toBeVisible();
});

test('S-55, WCAG 2.4.11 the phone menu closes when the focus goes on, or the screen', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: { width: 390, height: 844 } });
  const { page, main, mobileMenu } = reader;
  await reader.open('/');
  await reader.welcome.allReports.click();
  await openMenu(reader);
  await mobileMenu.signOutButton.focus();
  await page.keyboard.press('Tab');
  await expect(main.locator(':focus')).toBeVisible();
  await expect(mobileMenu.signOutButton).toBeHidden();

  await openMenu(reader);
  await page.goBack();
  await expect(reader.welcome.heading).toBeVisible();
  await expect(mobileMenu.signOutButton).toBeHidden();
});

test('S-50, S-55 the landmark "Main" is there on a phone, and has the links while the menu is open', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: { width: 390, height: 844 } });
  const { bar, mobileMenu } = reader;
  await reader.open('/reports');
  await expect(bar.navigation).toBeVisible();
  await expect(bar.navigation.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await expect(bar.reports).toBeHidden();

  await openMenu(reader);
  await expect(bar.reports).toBeVisible();
  await expect(bar.navigation.getByRole('button', { name: 'Close menu' })).toBeVisible();

  await mobileMenu.closeButton.click();
  await expect(bar.reports).toBeHidden();
});
