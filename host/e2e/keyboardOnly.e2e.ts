import { eventually } from './eventually';
import { pressTo } from './focusStops';
import { withPortal } from './withPortal';

const stage = withPortal();

test('from the login view to a dated report and out again with Tab, Enter and Esc, always seeing where one is', async () => {
  const reader = await stage.arrive();
  const { page } = reader;
  const { keyboard } = page;
  await reader.open('/reports');
  await page.getByRole('button', { name: 'Login With Okta' }).waitFor();
  const links = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').allTextContents();
  expect(links).toContain('Media Monitoring');
  expect(await pressTo(reader, 'button: Login With Okta')).toEqual([
    'a: Skip to main content',
    'a: Harbourline Group',
    ...links.map((name) => `a: ${name}`),
    'button: Login',
    'button: Login With Okta',
  ]);
  await keyboard.press('Enter');
  await page.getByRole('button', { name: /Ada/ }).waitFor();
  await keyboard.press('Tab');
  await keyboard.press('Enter');

  await page.getByRole('link', { name: 'Pharma & Health' }).waitFor();
  await eventually(() => reader.focused(), 'h1: Media Monitoring Reports');
  await pressTo(reader, 'a: Pharma & Health');
  await keyboard.press('Enter');
  await eventually(() => reader.focused(), 'h1: Pharma & Health');

  await pressTo(reader, 'button: Older Reports');
  await keyboard.press('Enter');
  await eventually(() => reader.focused(), 'h2: Report History');
  await page.getByRole('dialog').getByRole('link').first().waitFor();
  await pressTo(reader, 'a: Wed Nov 18, 2026');
  await keyboard.press('Enter');
  await page.waitForURL('**/reports/pharma-health/20261118');
  await eventually(() => reader.focused(), 'h1: Pharma & Health');

  await pressTo(reader, 'button: Open user menu, Ada Okafor', 'Shift+Tab');
  await keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
  await keyboard.press('End');
  await page.locator('[role="menuitem"][data-focus]', { hasText: 'Sign out' }).waitFor();
  await keyboard.press('Enter');
  await page.getByRole('button', { name: 'Login With Okta' }).waitFor();
  expect(reader.path()).toBe('/reports/pharma-health/20261118');
  expect(reader.faults()).toEqual([]);
});

test('the skip link leads past the bar', async () => {
  const reader = await stage.arriveSignedIn();
  await reader.open('/reports/renewable-energy');
  await reader.page.getByRole('article').first().waitFor();
  await pressTo(reader, 'a: Skip to main content');
  await reader.page.keyboard.press('Enter');
  expect(await reader.page.evaluate(() => document.activeElement?.id)).toBe('main');
  await reader.page.keyboard.press('Tab');
  expect(await reader.page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the open history keeps the focus, and what is behind it cannot be reached', async () => {
  const reader = await stage.arriveSignedIn();
  const { page } = reader;
  await page.route('**/report/**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { history: string[] };
    await route.fulfill({ response, json: { ...answer, history: answer.history.slice(0, 4) } });
  });
  await reader.open('/reports/renewable-energy');
  await page.getByRole('button', { name: 'Older Reports' }).press('Enter');
  await eventually(() => reader.focused(), 'h2: Report History');
  await page.getByRole('dialog').getByRole('link').first().waitFor();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    }
  await page.keyboard.press('Escape');
  await eventually(() => reader.focused(), 'button: Older Reports');
});

test('2.4.11 going backwards through a report the bar never covers what has the focus', async () => {
  const reader = await stage.arriveSignedIn({ viewport: { width: 1280, height: 600 } });
  const { page } = reader;
  await reader.open('/reports/renewable-energy');
  await page.getByRole('link', { name: /^Older report/ }).focus();
  const stops = await pressTo(reader, 'button: Older Reports', 'Shift+Tab');
  expect(stops.length).toBeGreaterThan(25);
});

test('S-55 the phone menu closes with Esc from its button too, and lets nothing be reached while it is closed', async () => {
  const reader = await stage.arriveSignedIn({ viewport: { width: 390, height: 844 } });
  const { page } = reader;
  await reader.open('/reports');
  await page.getByRole('link', { name: 'Pharma & Health' }).waitFor();
  await page.locator('[data-tool=menu]').waitFor();
  const closed = await pressTo(reader, /^a: Renewable Energy/);
  expect(closed).toEqual([
    'a: Skip to main content',
    'a: Harbourline Group',
    'button: Notifications',
    'button: Open menu',
    'a: Renewable Energy',
  ]);
  await pressTo(reader, 'button: Open menu', 'Shift+Tab');
  await page.keyboard.press('Enter');
  const signOut = page.getByRole('button', { name: 'Sign out' });
  await signOut.waitFor();
  await page.keyboard.press('Escape');
  await signOut.waitFor({ state: 'detached' });
  expect(await reader.focused()).toBe('button: Open menu');

  await page.keyboard.press('Enter');
  await pressTo(reader, 'button: Sign out');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Login With Okta' }).waitFor();
});

test('who is on a button of the bar when its menu arrives stays there', async () => {
  const reader = await stage.arriveSignedIn();
  const { page } = reader;
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = (act) =>
      window.setTimeout(act, 3000, { didTimeout: false, timeRemaining: () => 1 });
  });
  await reader.open('/');
  await page.locator('[data-tool-to-come=user]').waitFor();
  await pressTo(reader, /^button: Open user menu/);
  await page.locator('[data-tool=user]').waitFor();
  expect(await reader.focused()).toBe('button: Open user menu, Ada Okafor');
  expect(await page.getByRole('menu').count()).toBe(0);
});

test('F-11 the appearance is chosen with the arrow keys and closed with Esc', async () => {
  const reader = await stage.arriveSignedIn({ colorScheme: 'light' });
  const { page } = reader;
  await reader.open('/');
  await page.locator('[data-tool=appearance]').waitFor();
  await pressTo(reader, 'button: Appearance');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'As the system' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  await page.keyboard.press('Escape');
  await page.getByRole('radio').first().waitFor({ state: 'detached' });
  await eventually(() => reader.focused(), 'button: Appearance');
});
