import { eventually } from './eventually';
import { withPortal } from './withPortal';

const stage = withPortal();

test('a reader with a keyboard alone signs in, reads a dated report and signs out', async () => {
  const reader = await stage.arrive();
  const { page } = reader;
  await reader.open('/reports');
  await page.getByRole('button', { name: 'Login With Okta' }).waitFor();
  await page.keyboard.press('Tab');
  expect(await reader.focused()).toBe('a: Skip to main content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await reader.focused()).toBe('button: Login With Okta');
  await page.keyboard.press('Enter');

  const employee = page.getByRole('button', { name: /Ada/ });
  await employee.waitFor();
  await employee.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('link', { name: 'Renewable Energy' });
  await card.waitFor();
  await card.focus();
  await page.keyboard.press('Enter');
  await eventually(() => reader.focused(), 'h1: Renewable Energy');

  const older = page.getByRole('button', { name: 'Older Reports' });
  await older.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Report History' }).waitFor();
  await eventually(() => reader.focused(), 'h2: Report History');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await eventually(() => reader.focused(), 'button: Older Reports');

  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await eventually(() => reader.focused(), 'h2: Report History');
  await page.keyboard.press('Tab');
  expect(await reader.focused()).toBe('button: Close panel');
  const dated = page.getByRole('link', { name: 'Thu Nov 19, 2026', exact: true });
  await dated.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/reports/renewable-energy/20261119');
  await eventually(() => reader.focused(), 'h1: Renewable Energy');

  await page.getByRole('button', { name: /^Open user menu/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
  await page.keyboard.press('End');
  await page.locator('[role="menuitem"][data-focus]', { hasText: 'Sign out' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Login With Okta' }).waitFor();
  expect(reader.path()).toBe('/reports/renewable-energy/20261119');
});

test('S-53 the user menu opens with Up and Down, closes with Esc and gives the focus back', async () => {
  const reader = await stage.arriveSignedIn();
  const { page } = reader;
  await reader.open('/');
  const menu = page.locator('[data-tool="user"]');
  await menu.waitFor();
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Space']) {
    await menu.focus();
    await page.keyboard.press(key);
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem').waitFor({ state: 'detached' });
    await eventually(() => reader.focused(), 'button: Open user menu, Ada Okafor');
  }
});

test('S-52, S-53 a reader who presses before the menus have been loaded gets what was pressed', async () => {
  const reader = await stage.arriveSignedIn();
  const { page } = reader;
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await reader.open('/');
  await page.getByRole('button', { name: /^Open user menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
});

test('S-55 the phone menu shows who reads, closes with Esc, and hides its links while it is closed', async () => {
  const reader = await stage.arriveSignedIn({ viewport: { width: 390, height: 844 } });
  const { page } = reader;
  await reader.open('/');
  await page.locator('[data-tool="menu"]').waitFor();
  expect(await page.getByRole('link', { name: 'Media Monitoring' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByText('Ada Okafor').last().waitFor();
  await page.getByText('ada.okafor@example.com').waitFor();
  const link = page.getByRole('link', { name: 'Media Monitoring' });
  expect(await link.getAttribute('aria-current')).toBe('true');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await link.waitFor({ state: 'detached' });
  await eventually(() => reader.focused(), 'button: Open menu');

  await page.keyboard.press('Enter');
  await link.click();
  await reader.heading('Media Monitoring Reports').waitFor();
  expect(await link.count()).toBe(0);
});
