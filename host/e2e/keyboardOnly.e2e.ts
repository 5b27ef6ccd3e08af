import { pressTo } from './focusStops';
import { expect, test } from './test';

test('from the login view to a dated report and out again with Tab, Enter and Esc, always seeing where one is', async ({
  arrive,
}) => {
  const reader = await arrive();
  const { page, bar, login, list, history, userMenu } = reader;
  const { keyboard } = page;
  await reader.open('/reports');
  await expect(login.button).toBeVisible();
  const links = await bar.links.allTextContents();
  expect(links).toContain('Media Monitoring');
  expect(await pressTo(reader, 'button: Login With Okta')).toEqual([
    'a: Skip to main content',
    'a: Harbourline Group',
    ...links.map((name) => `a: ${name}`),
    'button: Login',
    'button: Login With Okta',
  ]);
  await keyboard.press('Enter');
  await expect(reader.provider.employee('Ada')).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('Enter');

  await expect(list.link('Pharma & Health')).toBeVisible();
  await expect(list.heading).toBeFocused();
  await pressTo(reader, 'a: Pharma & Health');
  await keyboard.press('Enter');
  await expect(reader.heading('Pharma & Health')).toBeFocused();
  // Until then Tab leads out of the page.
  await expect(reader.report.historyButton).toBeVisible();

  await pressTo(reader, 'button: Older Reports');
  await keyboard.press('Enter');
  await expect(history.heading).toBeFocused();
  await expect(history.links.first()).toBeVisible();
  await pressTo(reader, 'a: Wed Nov 18, 2026');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/reports/pharma-health/20261118');
  await expect(reader.heading('Pharma & Health')).toBeFocused();

  await pressTo(reader, 'button: Open user menu, Ada Okafor, 00', 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(userMenu.signOutItem).toBeVisible();
  await keyboard.press('End');
  await expect(userMenu.signOutItem).toHaveAttribute('data-focus');
  await keyboard.press('Enter');
  await expect(login.button).toBeVisible();
  await expect(page).toHaveURL('/reports/pharma-health/20261118');
  expect(reader.faults()).toEqual([]);
});

test('the open history keeps the focus, and the page behind it cannot be reached', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { page, report, history } = reader;
  await page.route('**/report/**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { history: string[] };
    await route.fulfill({ response, json: { ...answer, history: answer.history.slice(0, 4) } });
  });
  await reader.open('/reports/renewable-energy');
  await report.historyButton.press('Enter');
  await expect(history.heading).toBeFocused();
  await expect(history.links.first()).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press(key);
      await expect(history.panel.locator(':focus')).toBeVisible();
    }
  await page.keyboard.press('Escape');
  await expect(report.historyButton).toBeFocused();
});

test('WCAG 2.4.11 going backwards through a report the bar never covers what has the focus', async ({
  arriveSignedIn,
}) => {
  // Every stop is looked at where the page has scrolled to: at once.
  const reader = await arriveSignedIn({ viewport: { width: 1280, height: 600 }, reducedMotion: 'reduce' });
  await reader.open('/reports/renewable-energy');
  await reader.report.untilWhole();
  await reader.report.olderLink.focus();
  const stops = await pressTo(reader, 'button: Older Reports', 'Shift+Tab');
  expect(stops.length).toBeGreaterThan(25);
});

test('S-55 the phone menu closes with Esc from its button too, and lets nothing be reached while it is closed', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: { width: 390, height: 844 } });
  const { page, mobileMenu } = reader;
  await reader.open('/reports');
  await expect(reader.list.link('Pharma & Health')).toBeVisible();
  await expect(mobileMenu.button).toBeVisible();
  expect(await pressTo(reader, /^a: Renewable Energy/)).toEqual([
    'a: Skip to main content',
    'a: Harbourline Group',
    'button: Notifications',
    'button: Open menu',
    'a: Renewable Energy',
  ]);
  await pressTo(reader, 'button: Open menu', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(mobileMenu.signOutButton).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mobileMenu.signOutButton).toBeHidden();
  await expect(mobileMenu.button).toBeFocused();

  await page.keyboard.press('Enter');
  await pressTo(reader, 'button: Sign out');
  await page.keyboard.press('Enter');
  await expect(reader.login.button).toBeVisible();
});

test('who is on a button of the bar when its menu arrives stays there', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn();
  const { page, userMenu } = reader;
  // The browser is idle when the walk says so.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = (act) => {
      addEventListener('test:idle', () => {
        act({ didTimeout: false, timeRemaining: () => 1 });
      });
      return 1;
    };
  });
  await reader.open('/');
  await expect(userMenu.buttonOf('Ada Okafor')).toBeVisible();
  await pressTo(reader, /^button: Open user menu/);
  const code = page.waitForResponse('**/bar-tools.*');
  await page.evaluate(() => dispatchEvent(new Event('test:idle')));
  await (await code).finished();
  await expect(userMenu.buttonOf('Ada Okafor')).toBeFocused();
  await expect(userMenu.menu).toBeHidden();
});

test('R-11 the appearance is chosen with the arrow keys and closed with Esc', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn({ colorScheme: 'light' });
  const { page, appearance } = reader;
  await reader.open('/');
  await expect(appearance.button).toBeVisible();
  await pressTo(reader, 'button: Appearance');
  await page.keyboard.press('Enter');
  await expect(appearance.sameAsDevice).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(appearance.dark).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(appearance.dark).toBeHidden();
  await expect(appearance.button).toBeFocused();
});
