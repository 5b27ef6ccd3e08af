import type { Route } from 'playwright-core';
import { expect, test } from './test';

const noReports = 'The reports are not available right now.';
const noLogin = 'The sign-in page is not available right now.';
const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not found.' });

const authFaults: [fault: string, files: string, answer: (route: Route) => Promise<void>][] = [
  ['cannot be connected to', '**', (route) => route.abort('connectionrefused')],
  [
    'is answered with a page',
    '**',
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sorry</p>' }),
  ],
  ['lacks the chunk of the screen', '**/__federation_expose_*', notFound],
  [
    'has been changed on the server',
    '**/remoteEntry*',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `globalThis.wasTampered = true;${await response.text()}` });
    },
  ],
];

for (const [fault, files, answer] of authFaults)
  test(`when remote-auth ${fault}, the bar lives, the reader is told, "Try again" heals`, async ({
    arrive,
  }) => {
    const reader = await arrive();
    const { page } = reader;
    const address = `**/apps/remote-auth/${files}`;
    await page.route(address, answer);
    await reader.open('/reports');
    await expect(reader.line(noLogin)).toBeVisible();
    await expect(reader.heading('Sign in')).toBeVisible();
    await expect(page).toHaveTitle('Sign in – Media Monitoring');
    await expect(reader.bar.navigation).toBeVisible();
    expect(await page.evaluate(() => 'wasTampered' in globalThis)).toBe(false);
    expect(reader.logged()).toHaveLength(1);

    await page.evaluate(() => (window.name = 'still here'));
    await page.unroute(address);
    await reader.tryAgain.press('Enter');
    await expect(reader.login.button).toBeVisible();
    expect(await page.evaluate(() => window.name)).toBe('still here');
    await expect(page.locator('body')).not.toBeFocused();
  });

/** A repository may have more of them. */
const bothRemotes = '**/apps/remote-{reports,auth}/**';

test('with both remotes dead the portal still says what is missing, signs out, and each heals by itself', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  await reader.page.route(bothRemotes, (route) => route.abort());
  await reader.open('/');
  await expect(reader.welcome.heading).toBeVisible();
  await expect(reader.line('The newest reports are not available right now.')).toBeVisible();
  await reader.bar.reports.click();
  await expect(reader.line(noReports)).toBeVisible();
  await expect(reader.page).toHaveTitle('Reports – Media Monitoring');
  await expect(reader.heading('Reports')).toBeFocused();
  await reader.signOut();
  await expect(reader.line(noLogin)).toBeVisible();
  expect(reader.logged()).toHaveLength(3);

  await reader.page.unroute(bothRemotes);
  await reader.tryAgain.click();
  await reader.signInAgain();
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
  expect(reader.faults().filter((text) => text.startsWith('thrown'))).toEqual([]);
});

const brokenCode: [fault: string, files: string, body: string][] = [
  ['an entry that is no program', 'remoteEntry*', 'this is not a program('],
  ['an entry that throws', 'remoteEntry*', 'throw new Error("broken");'],
  ['an entry that registers nothing', 'remoteEntry*', ';'],
  ['a screen that throws when it is loaded', '__federation_expose_*', 'throw new Error("broken");'],
  ['a screen that is not in its file', '__federation_expose_*', ';'],
];

for (const [fault, files, body] of brokenCode)
  test(`a remote that was shipped with ${fault} harms nobody else, and a good one heals it`, async ({
    arriveSignedIn,
    changePage,
  }) => {
    // Shipped so: what the page carries fits the broken file.
    changePage((data) => delete data.integrity);
    const reader = await arriveSignedIn();
    const address = `**/apps/remote-reports/**/${files}`;
    await reader.page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await reader.open('/reports');
    await expect(reader.line(noReports)).toBeVisible();
    expect(reader.logged()).toHaveLength(1);

    await reader.page.unroute(address);
    await reader.tryAgain.click();
    await expect(reader.list.link('Renewable Energy')).toBeVisible();
    await reader.signOut();
    await expect(reader.login.button).toBeVisible();
  });

test("what throws while it is drawn is written once, without what is nobody else's business", async ({
  arriveSignedIn,
  changePage,
}) => {
  changePage((data) => delete data.integrity);
  const reader = await arriveSignedIn();
  await reader.page.route('**/apps/remote-reports/**/__federation_expose_ReportScreen*', async (route) => {
    const response = await route.fetch();
    const thrown = '(()=>{throw Error("no summary for ada@example.com")})()';
    await route.fulfill({
      response,
      body: (await response.text()).replace('"Executive Summary"', thrown),
    });
  });
  await reader.open('/reports/renewable-energy');
  await expect(reader.line('This report is not available right now.')).toBeVisible();
  expect(reader.faults()).toEqual([expect.stringContaining('no summary for [removed]')]);
});

test('a remote with a React of its own is refused, by name, before it draws anything', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  await reader.open('/nowhere');
  await expect(reader.heading('Page not found')).toBeVisible();
  // The remote compares the host's copies with its own.
  await reader.page.evaluate(() => {
    const page = globalThis as unknown as { portalSingletons: Record<string, unknown> };
    page.portalSingletons = { ...page.portalSingletons, react: () => undefined };
  });
  await reader.bar.reports.click();
  await expect(reader.line(noReports)).toBeVisible();
  expect(reader.logged().join()).toContain('remote_reports brings its own copy of react');
});

test('what a registry without a remote does not have is not there, and the rest stands', async ({
  arriveSignedIn,
  changePage,
}) => {
  changePage((data) => {
    data.remotes = data.remotes.filter(({ name }) => name === 'remote_auth');
  });
  const reader = await arriveSignedIn();
  await reader.open('/reports');
  await expect(reader.heading('Page not found')).toBeVisible();
  await expect(reader.bar.reports).toBeHidden();
  await reader.main.getByRole('link', { name: 'Go to the start' }).click();
  await expect(reader.welcome.heading).toBeVisible();
  expect(reader.logged()).toEqual([]);
});
