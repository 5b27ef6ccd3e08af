import { expect, test } from './test';

test('R-8 a dated report that is not the newest says so, and has ways to the latest, to its neighbours and up', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { page, main, list } = reader;
  const line = main.getByText('You are reading an older report. The latest is from Fri Nov 20, 2026.');

  await reader.open('/reports/renewable-energy/20261118');
  await expect(line).toBeVisible();
  await main.getByRole('link', { name: 'Read the latest' }).click();
  await expect(page).toHaveURL('/reports/renewable-energy');
  await expect(reader.report.summary).toBeVisible();
  await expect(line).toBeHidden();

  await page.goBack();
  await main.getByRole('link', { name: 'Newer', exact: true }).click();
  await expect(page).toHaveURL('/reports/renewable-energy/20261119');
  await expect(line).toBeVisible();
  await main.getByRole('link', { name: 'Newer', exact: true }).click();
  await expect(page).toHaveURL('/reports/renewable-energy/20261120');
  await expect(main.getByRole('link', { name: 'Older', exact: true })).toBeVisible();
  await expect(line).toBeHidden();

  await main.getByRole('link', { name: 'All reports' }).click();
  await expect(list.heading).toBeVisible();
  expect(reader.faults()).toEqual([]);
});
