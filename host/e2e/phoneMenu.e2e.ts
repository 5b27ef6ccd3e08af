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

test('S-55 the phone menu is closed by turning the phone to where the bar has its links, and stays so on turning back', async ({
  arriveSignedIn,
}) => {
  const portrait = { width: 390, height: 844 };
  const reader = await arriveSignedIn({ viewport: portrait });
  const { page, bar, mobileMenu } = reader;
  await reader.open('/reports');
  await openMenu(reader);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(bar.reports).toBeVisible();
  await expect(page.locator('[aria-expanded=true]')).toHaveCount(0);

  await page.setViewportSize(portrait);
  await expect(mobileMenu.button).toBeVisible();
  await expect(mobileMenu.signOutButton).toBeHidden();
  await openMenu(reader);
});

test('S-55, WCAG 1.3.4 a small phone that is turned keeps its menu open, and all of it in reach', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: { width: 360, height: 640 } });
  const { page, mobileMenu } = reader;
  await reader.open('/reports');
  await openMenu(reader);
  await page.setViewportSize({ width: 640, height: 360 });
  await expect(mobileMenu.closeButton).toBeVisible();
  await mobileMenu.signOutButton.click();
  await expect(reader.login.button).toBeVisible();
});

test('S-53 the user menu is closed by a window that has no room for its button', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: { width: 1024, height: 768 } });
  const { page, userMenu } = reader;
  await reader.open('/reports');
  await userMenu.button.click();
  await expect(userMenu.signOutItem).toBeVisible();
  await page.setViewportSize({ width: 700, height: 768 });
  await expect(page.locator('[aria-expanded=true]')).toHaveCount(0);
});
