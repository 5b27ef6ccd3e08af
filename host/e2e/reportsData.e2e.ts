import { changeReport } from './changeAnswers';
import { expect, test } from './test';

test('B-1 to B-45 hostile data is shown as text, does nothing, and takes nothing else with it', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  const { page, list, report, userMenu } = reader;
  await portal.control({ path: 'all', mode: 'hostile' });
  page.on('dialog', (dialog) => {
    reader.console.push(`thrown: a dialog "${dialog.message()}"`);
    void dialog.dismiss();
  });
  const links = () =>
    page.locator('a[href]').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol));
  const isUnharmed = () =>
    page.evaluate(
      () => !('hostile' in window) && document.title !== 'owned' && !document.querySelector('main script'),
    );

  await reader.open('/reports');
  await expect(list.link('Offshore Energy Northmoor')).toBeVisible();
  // The first thirty are drawn before the rest.
  await expect.poll(() => list.cards.count()).toBeGreaterThan(120);
  await expect(page.getByText('<script>window.hostile').first()).toBeAttached();
  expect(new Set(await links())).toEqual(new Set(['http:']));
  expect(await isUnharmed()).toBe(true);

  await list.link('B-4 to B-30 hostile articles').click();
  await expect(reader.main.getByRole('heading', { name: 'Articles', exact: true })).toBeVisible();
  const announced = page.getByRole('status');
  await expect(announced).toContainText(/Report loaded.* \d+ articles/);
  const count = Number(/(\d+) articles/.exec((await announced.textContent()) ?? '')?.[1]);
  // The first ones are drawn before the rest.
  await expect(report.articles).toHaveCount(count);
  await expect(page.getByText('must not be shown')).toHaveCount(0);
  expect(await page.getByText('No link to the original').count()).toBeGreaterThan(5);
  expect(await page.getByText('Untitled article').count()).toBeGreaterThan(0);
  expect([...new Set(await links())].toSorted()).toEqual(['http:', 'https:']);
  expect(await isUnharmed()).toBe(true);

  await userMenu.button.click();
  await expect(userMenu.signOutItem).toBeVisible();
  expect(reader.faults()).toEqual([]);
});

test('B-36 a history of nonsense still opens, and its nonsense can be followed', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  const { history } = reader;
  await portal.control({ path: 'report', mode: 'hostile' });
  await reader.open('/reports/b-36-segments-that-are-no-dates');
  await reader.report.historyButton.click();
  await expect(history.links.first()).toBeVisible();
  await expect(history.panel).not.toContainText('Invalid');
  expect((await history.links.allTextContents()).slice(-8)).toContain('20241345');
  await history.link('<b>').click();
  // The API knows no such date and gives what it has.
  await expect(reader.heading('B-4 to B-30 hostile articles')).toBeVisible();
  await expect(reader.page).toHaveURL('/reports/b-36-segments-that-are-no-dates/%3Cb%3E');
});

test('R-10 a report of twenty articles is printed whole, on several pages, without the bar', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  const { page } = reader;
  await changeReport(reader, (report) => {
    report.articles = [...report.articles, ...report.articles].slice(0, 20);
  });
  await reader.open('/reports/renewable-energy');
  await reader.report.untilWhole();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  await expect(reader.bar.banner).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText(`${portal.origin}/reports/renewable-energy/20261120`)).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('article p').filter({ visible: true }).first()).toHaveCSS(
    'color',
    'rgb(0, 0, 0)',
  );
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3);
});
