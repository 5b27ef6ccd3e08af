import { expect, test } from './test';

test('F-22 what a report gets late comes with the connection, if it could not be had before', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { page, report } = reader;
  // They are asked for once the report is there.
  await page.route('**/apps/remote-reports/**/*.js', async (route) =>
    (await report.summary.isVisible()) ? route.abort() : route.continue(),
  );
  const parts = [report.find.box, report.actions, report.nextArticle];

  await reader.open('/reports/renewable-energy');
  await expect(report.summary).toBeVisible();
  await reader.untilKnown();
  await reader.untilQuiet();
  for (const part of parts) await expect(part).toHaveCount(0);
  const told = reader.faults().length;

  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  for (const part of parts) await expect(part).toBeVisible();
  expect(reader.faults()).toHaveLength(told);
});
