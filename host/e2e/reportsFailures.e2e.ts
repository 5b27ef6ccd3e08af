import { asked, loadingScreens } from './loadingScreens';
import { OpenTab } from './OpenTab';
import { expect, test } from './test';

const { list, report } = loadingScreens;

for (const screen of [list, report]) {
  const { endpoint, path, subject, content } = screen;

  test(`S-88, H-4 the ${endpoint} that cannot be had: one request, one log line, one calm line`, async ({
    arriveSignedIn,
    portal,
  }) => {
    const reader = await arriveSignedIn();
    const { page } = reader;
    await portal.control({ path: endpoint, mode: 'status', status: 500 });
    await reader.open(path);
    await expect(reader.line(`The ${subject} could not be loaded.`)).toBeVisible();

    expect(reader.faults()).toEqual([expect.stringContaining(screen.log)]);
    expect(asked(reader, screen)).toBe(1);
    await expect(reader.bar.navigation).toBeVisible();

    await portal.control({ reset: true });
    await page.evaluate(() => (window.name = 'still here'));
    await reader.tryAgain.press('Enter');
    await expect(content(reader)).toBeVisible();
    expect(asked(reader, screen)).toBe(2);
    expect(await page.evaluate(() => window.name)).toBe('still here');
    await expect(page.locator('body')).not.toBeFocused();
    expect(reader.faults()).toHaveLength(1);
  });

  test(`B-47 the ${endpoint} that is forbidden is not offered again, nor asked for again on coming back`, async ({
    arriveSignedIn,
    portal,
  }) => {
    const reader = await arriveSignedIn();
    await portal.control({ path: endpoint, mode: 'status', status: 403 });
    await reader.open(path);
    await expect(reader.line(screen.forbidden)).toBeVisible();
    await expect(reader.main).toContainText('Ask your company’s support for it.');
    await expect(reader.tryAgain).toHaveCount(0);
    await reader.untilKnown();
    await new OpenTab(reader).setVisible(true);
    await reader.untilQuiet();
    expect(asked(reader, screen)).toBe(1);
    expect(reader.faults()).toHaveLength(1);
  });

  test(`H-5 the ${endpoint} that does not come: a second line after ten seconds, and leaving cancels the request`, async ({
    arriveSignedIn,
    portal,
  }) => {
    const reader = await arriveSignedIn();
    const { page, bar } = reader;
    await page.clock.install();
    // The bell asks for the list on every screen; an empty one is asked for again by the screen that shows it.
    await portal.control({ path: endpoint, mode: screen === list ? 'empty' : 'ok' });
    const answered = page.waitForResponse(/\/list$/);
    await reader.open('/nowhere');
    await expect(reader.notices.noPage).toBeVisible();
    await (await answered).finished();
    await reader.untilQuiet();
    await portal.control({ path: endpoint, mode: 'hang' });
    await bar.reports.click();
    if (screen === report) await reader.list.link('Renewable Energy').click();
    await expect(page.locator('[aria-busy=true]').getByText('Loading...', { exact: true })).toBeVisible();
    const late = 'Still loading. This is taking longer than usual.';
    await expect(page.getByText(late)).toHaveCount(0);
    // A file that is on its way would be given up after the same time. The last is asked for in an idle moment.
    if (screen === report) await expect.poll(() => reader.everAsked.join()).toContain('after-report');
    await expect(page.locator('script[data-webpack]')).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await expect(reader.line(late)).toBeVisible();
    await expect(page.getByRole('status')).toHaveText(late);

    const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes(endpoint));
    await page.goBack();
    await expect(screen === list ? reader.notices.noPage : reader.list.heading).toBeVisible();
    expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
    expect(reader.faults()).toEqual([]);
  });
}

test('B-47 the report that does not exist is said to be missing, with the way to what exists', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  await reader.open('/reports');
  await reader.untilKnown();
  await reader.page.evaluate(() => {
    history.pushState(null, '', '/reports/renewable-energy/19990101');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(reader.notices.noReport).toBeVisible();
  expect(reader.faults()).toHaveLength(1);
  await reader.page.getByRole('link', { name: 'The latest report of this name' }).click();
  await expect(reader.report.summary).toBeVisible();
  await expect(reader.page).toHaveURL('/reports/renewable-energy');
});

test('B-41, H-11 nothing to show is said calmly and asked for once', async ({ arriveSignedIn, portal }) => {
  const reader = await arriveSignedIn();
  await portal.control({ path: 'all', mode: 'empty' });
  await reader.open('/reports');
  await expect(reader.notices.noReports).toBeVisible();
  await reader.open('/reports/renewable-energy');
  await expect(reader.line('No articles in this report.')).toBeVisible();
  await reader.report.historyButton.click();
  await expect(reader.history.panel.getByText('No older reports yet.')).toBeVisible();
  expect(asked(reader, report)).toBe(1);
  expect(reader.faults()).toEqual([]);
  await expect(reader.history.closeButton).toBeVisible();
});
