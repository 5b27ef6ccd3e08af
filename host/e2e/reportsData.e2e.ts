import { withPortal } from './withPortal';
import { changeReport } from './changeAnswers';
import { eventually } from './eventually';

const stage = withPortal();

test('B-1 to B-45 hostile data is shown as text, does nothing, and takes nothing else with it', async () => {
  const reader = await stage.arriveSignedIn();
  const { page } = reader;
  await stage.portal.control({ path: 'all', mode: 'hostile' });
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
  await page.getByRole('link', { name: 'Offshore Energy Northmoor' }).waitFor();
  const cards = page.getByRole('main').getByRole('listitem');
  expect(await cards.count()).toBeGreaterThan(120);
  expect(await page.getByText('<script>window.hostile').count()).toBeGreaterThan(0);
  expect(new Set(await links())).toEqual(new Set(['http:']));
  expect(await isUnharmed()).toBe(true);

  await page.getByRole('link', { name: 'B-4 to B-30 hostile articles' }).click();
  await page.getByRole('heading', { name: 'Articles', exact: true }).waitFor();
  await page.getByRole('status').filter({ hasText: 'Report loaded' }).waitFor();
  const announced = /(\d+) articles/.exec((await page.getByRole('status').textContent()) ?? '')?.[1];
  // The first ones are drawn before the rest.
  await eventually(() => page.getByRole('article').count(), Number(announced));
  expect(await page.getByText('must not be shown').count()).toBe(0);
  expect(await page.getByText('No link to the original').count()).toBeGreaterThan(5);
  expect(await page.getByText('Untitled article').count()).toBeGreaterThan(0);
  expect([...new Set(await links())].toSorted()).toEqual(['http:', 'https:']);
  expect(await isUnharmed()).toBe(true);

  await page.getByRole('button', { name: /^Open user menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
  expect(reader.faults()).toEqual([]);
});

test('B-36 a history of nonsense still opens, and its nonsense can be followed', async () => {
  const reader = await stage.arriveSignedIn();
  const { page } = reader;
  await stage.portal.control({ path: 'report', mode: 'hostile' });
  await reader.open('/reports/b-36-segments-that-are-no-dates');
  await page.getByRole('button', { name: 'Older Reports' }).click();
  const panel = page.getByRole('dialog', { name: 'Report History' });
  await panel.getByRole('link').first().waitFor();
  expect(await panel.textContent()).not.toContain('Invalid');
  expect((await panel.getByRole('link').allTextContents()).slice(-8)).toContain('20241345');
  await panel.getByRole('link', { name: '<b>' }).click();
  // The API knows no such date and gives what it has.
  await reader.heading('B-4 to B-30 hostile articles').waitFor();
  expect(reader.path()).toBe('/reports/b-36-segments-that-are-no-dates/%3Cb%3E');
});

test('B-38, B-39 half a thousand reports, two thousand articles and three thousand dates can be used', async () => {
  const reader = await stage.arriveSignedIn();
  const { page } = reader;
  await stage.portal.control({ path: 'all', mode: 'large' });
  await reader.open('/reports');
  const cards = page.getByRole('main').getByRole('link');
  await page.getByRole('status').filter({ hasText: '500 reports loaded' }).waitFor();
  expect(await cards.count()).toBe(500);
  await cards.last().click();

  // Of two thousand, those that can be read.
  await page.locator('article').nth(1700).waitFor({ state: 'attached' });
  const last = page.locator('article').last();
  await last.scrollIntoViewIfNeeded();
  expect(await last.isVisible()).toBe(true);

  await page.getByRole('button', { name: 'Older Reports' }).click();
  const panel = page.getByRole('dialog', { name: 'Report History' });
  await eventually(() => panel.locator('a').count(), 3000);
  await panel.getByRole('button', { name: 'Close panel' }).waitFor();
  await panel.locator('a').nth(2999).scrollIntoViewIfNeeded();
  await panel.locator('a').nth(2999).click();
  await page.locator('article').nth(1700).waitFor({ state: 'attached' });
  expect(reader.path()).toMatch(/\/\d{8}$/);
  expect(reader.faults()).toEqual([]);
});

test('F-10 a report of twenty articles is printed whole, on several pages, without the bar', async () => {
  const reader = await stage.arriveSignedIn();
  const { page } = reader;
  await changeReport(reader, (report) => {
    report.articles = [...report.articles, ...report.articles].slice(0, 20);
  });
  await reader.open('/reports/renewable-energy');
  await page.getByRole('article').first().waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  expect(await page.getByRole('banner').isVisible()).toBe(false);
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  await page.getByText(`${stage.portal.origin}/reports/renewable-energy/20261120`).waitFor();
  const colours = await page.evaluate(() =>
    [document.body, document.querySelector('article p')].map(
      (element) => element && getComputedStyle(element).color,
    ),
  );
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(0, 0, 0)']);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3);
});
